#ifndef LIMN_INDEX_STORE_H
#define LIMN_INDEX_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The functions of the toolchain's libIndexStore that Limn calls. Not every toolchain has the library's own header.

/// Text that the library owns, without a terminating zero.
typedef struct {
  const char *data;
  size_t length;
} indexstore_text;

/// Receives the context that a function was called with, and a part of its object.
typedef bool (*indexstore_callback)(void *context, void *part);

void *indexstore_store_create(const char *path, void **error);
void indexstore_store_dispose(void *store);
const char *indexstore_error_get_description(void *error);
bool indexstore_store_units_apply_f(void *store, unsigned sorted, void *context, bool (*receive)(void *context, indexstore_text name));

void *indexstore_unit_reader_create(void *store, const char *name, void **error);
void indexstore_unit_reader_dispose(void *unit);
indexstore_text indexstore_unit_reader_get_main_file(void *unit);
bool indexstore_unit_reader_dependencies_apply_f(void *unit, void *context, indexstore_callback receive);
unsigned indexstore_unit_dependency_get_kind(void *dependency);
indexstore_text indexstore_unit_dependency_get_name(void *dependency);
indexstore_text indexstore_unit_dependency_get_filepath(void *dependency);

void *indexstore_record_reader_create(void *store, const char *name, void **error);
void indexstore_record_reader_dispose(void *record);
bool indexstore_record_reader_occurrences_apply_f(void *record, void *context, indexstore_callback receive);
void *indexstore_occurrence_get_symbol(void *occurrence);
uint64_t indexstore_occurrence_get_roles(void *occurrence);
void indexstore_occurrence_get_line_col(void *occurrence, unsigned *line, unsigned *column);
bool indexstore_occurrence_relations_apply_f(void *occurrence, void *context, indexstore_callback receive);
uint64_t indexstore_symbol_relation_get_roles(void *relation);
void *indexstore_symbol_relation_get_symbol(void *relation);
unsigned indexstore_symbol_get_kind(void *symbol);
indexstore_text indexstore_symbol_get_name(void *symbol);
indexstore_text indexstore_symbol_get_usr(void *symbol);

#endif
