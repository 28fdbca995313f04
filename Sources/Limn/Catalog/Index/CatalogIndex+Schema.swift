extension CatalogIndex {
  /// The bytes of `catalog/schema.json`: the JSON Schema (2020-12) that every `index.json` follows.
  public static let schemaJSON = Array((schemaText + "\n").utf8)

  private static let schemaText = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "limn-catalog/2",
      "description": "The catalog of a Swift package: every fact that its pages show.",
      "type": "object",
      "properties": {
        "schema": {"const": "limn-catalog/2"},
        "package": {"type": "string"},
        "repository": {"type": "string"},
        "entities": {
          "type": "object",
          "additionalProperties": {"$ref": "#/$defs/entity"},
          "propertyNames": {"pattern": "^[a-z-]+/.+"}
        },
        "relations": {"type": "array", "items": {"$ref": "#/$defs/relation"}},
        "profiles": {"type": "array", "items": {"$ref": "#/$defs/profile"}},
        "rules": {"type": "array", "items": {"$ref": "#/$defs/rule"}},
        "violations": {"type": "array", "items": {"$ref": "#/$defs/violation"}},
        "coverage": {"$ref": "#/$defs/coverage"},
        "missing": {"type": "array", "items": {"$ref": "#/$defs/missing"}}
      },
      "required": ["schema", "package", "entities", "relations", "profiles", "rules", "violations", "coverage", "missing"],
      "additionalProperties": false,
      "$defs": {
        "location": {
          "type": "object",
          "properties": {
            "path": {"type": "string"},
            "line": {"type": "integer", "minimum": 1},
            "column": {"type": "integer", "minimum": 1},
            "endLine": {"type": "integer", "minimum": 1},
            "endColumn": {"type": "integer", "minimum": 1}
          },
          "required": ["path", "line", "column"],
          "additionalProperties": false,
          "description": "A source location. Lines and columns start at 1. Columns count UTF-8 bytes."
        },
        "entity": {
          "type": "object",
          "properties": {
            "id": {"type": "string"},
            "kind": {"enum": ["app", "target", "layer", "module", "component", "view", "scene", "modifier", "provider",
                "container", "router", "route", "store", "action", "service", "repository", "client", "entity", "view-contract",
                "view-model", "use-case", "reducer", "state", "coordinator", "entry", "preview", "test", "article", "extension", "type", "function", "variable",
                "type-alias", "unassigned"]},
            "name": {"type": "string"},
            "module": {"type": "string"},
            "layer": {"type": "string"},
            "app": {"type": "string"}, "apps": {"type": "array", "items": {"type": "string"}},
            "profile": {"type": "string"},
            "declaration": {"$ref": "#/$defs/declaration"},
            "source": {"$ref": "#/$defs/location"},
            "summary": {"type": "string"},
            "documentation": {"type": "string"},
            "folder": {"type": "string"},
            "targetKind": {"type": "string"},
            "level": {"enum": ["built", "indexed", "read"]},
            "recognition": {"$ref": "#/$defs/recognition"},
            "effects": {"type": "array", "items": {"$ref": "#/$defs/use"}},
            "outside": {"type": "array", "items": {"$ref": "#/$defs/use"}},
            "owner": {"type": "string"},
            "inputs": {"type": "array", "items": {"$ref": "#/$defs/input"}},
            "outputs": {"type": "array", "items": {"$ref": "#/$defs/output"}},
            "environment": {"type": "array", "items": {"$ref": "#/$defs/need"}},
            "members": {"type": "array", "items": {"$ref": "#/$defs/member"}},
            "example": {"$ref": "#/$defs/example"},
            "order": {"type": "integer", "minimum": 0},
            "mayUse": {"type": "array", "items": {"type": "string"}},
            "reason": {"type": "string"}
          },
          "required": ["id", "kind", "name", "inputs", "outputs", "environment", "members"],
          "additionalProperties": false,
          "description": "An item of the catalog with a page, such as a type, a target, or an app."
        },
        "use": {
          "type": "object",
          "properties": {"name": {"type": "string"}, "source": {"$ref": "#/$defs/location"}},
          "required": ["name", "source"],
          "additionalProperties": false,
          "description": "The trigger of work that a view starts, such as task, or an outside resource that a type uses, such as network."
        },
        "recognition": {
          "type": "object",
          "properties": {
            "architecture": {"type": "string"},
            "certainty": {"enum": ["confirmed", "certain", "likely", "possible"]},
            "reasons": {"type": "array", "items": {"$ref": "#/$defs/signal"}},
            "counterSignals": {"type": "array", "items": {"$ref": "#/$defs/signal"}},
            "runnerUp": {"type": "string"},
            "correction": {"type": "string"}
          },
          "required": ["architecture", "certainty", "reasons", "counterSignals", "correction"],
          "additionalProperties": false,
          "description": "The recognized architecture of an app, and the evidence for it."
        },
        "signal": {
          "type": "object",
          "properties": {"text": {"type": "string"}, "count": {"type": "integer", "minimum": 0}, "source": {"$ref": "#/$defs/location"}},
          "required": ["text", "count"],
          "additionalProperties": false
        },
        "missing": {
          "type": "object",
          "properties": {
            "name": {"type": "string"}, "isSymbol": {"type": "boolean"},
            "files": {"type": "integer", "minimum": 1},
            "alone": {"type": "integer", "minimum": 0},
            "source": {"$ref": "#/$defs/location"}
          },
          "required": ["name", "files", "alone", "source"],
          "additionalProperties": false,
          "description": "A module or symbol that is missing on this machine. alone counts the files in which nothing else is missing."
        },
        "declaration": {
          "type": "object",
          "properties": {
            "keyword": {"enum": ["struct", "class", "enum", "actor", "protocol", "extension", "func", "var", "let", "typealias"]},
            "access": {"type": "string"},
            "text": {"type": "string"},
            "usr": {"type": "string"},
            "conformances": {"type": "array", "items": {"type": "string"}},
            "attributes": {"type": "array", "items": {"type": "string"}}
          },
          "required": ["keyword", "access", "text", "conformances", "attributes"],
          "additionalProperties": false
        },
        "input": {
          "type": "object",
          "properties": {
            "name": {"type": "string"},
            "type": {"type": "string"},
            "kind": {"enum": ["constant", "variable", "binding", "closure", "state"]},
            "default": {"type": "string"},
            "isRequired": {"type": "boolean"},
            "documentation": {"type": "string"},
            "source": {"$ref": "#/$defs/location"}
          },
          "required": ["name", "type", "kind", "isRequired", "source"],
          "additionalProperties": false
        },
        "output": {
          "type": "object",
          "properties": {
            "name": {"type": "string"},
            "kind": {"enum": ["action", "closure"]},
            "payload": {"type": "array", "items": {"type": "string"}},
            "documentation": {"type": "string"},
            "source": {"$ref": "#/$defs/location"}
          },
          "required": ["name", "kind", "payload", "source"],
          "additionalProperties": false
        },
        "need": {
          "type": "object",
          "properties": {
            "name": {"type": "string"},
            "value": {"type": "string"},
            "wrapper": {"type": "string"},
            "source": {"$ref": "#/$defs/location"}
          },
          "required": ["name", "value", "wrapper", "source"],
          "additionalProperties": false,
          "description": "A value that a type reads from the environment."
        },
        "member": {
          "type": "object",
          "properties": {
            "name": {"type": "string"},
            "keyword": {"type": "string"},
            "access": {"type": "string"},
            "text": {"type": "string"},
            "documentation": {"type": "string"},
            "usr": {"type": "string"},
            "source": {"$ref": "#/$defs/location"}
          },
          "required": ["name", "keyword", "access", "text", "source"],
          "additionalProperties": false
        },
        "example": {
          "type": "object",
          "properties": {
            "text": {"type": "string"},
            "source": {"$ref": "#/$defs/location"}
          },
          "required": ["text", "source"],
          "additionalProperties": false,
          "description": "A call in the sources that creates a value of the type."
        },
        "relation": {
          "type": "object",
          "properties": {
            "kind": {"enum": ["uses", "renders", "navigatesTo", "needsEnvironment", "emits", "handles", "reads", "writes", "mocks",
                "previews", "tests", "documents", "dependsOn", "breaks", "partOf", "conformsTo", "delegatesTo", "injects", "owns", "binds"]},
            "via": {"$ref": "#/$defs/transition"}, "transitions": {"type": "array", "items": {"$ref": "#/$defs/transition"}},
            "from": {"type": "string"},
            "to": {"type": "string"},
            "origin": {"enum": ["index", "symbols", "syntax", "manifest"]},
            "evidence": {"type": "array", "items": {"$ref": "#/$defs/evidence"}}
          },
          "required": ["kind", "from", "to", "origin", "evidence"],
          "additionalProperties": false
        },
        "transition": {"enum": ["push", "sheet", "cover", "popover", "alert", "dialog", "tab", "split", "window", "url"]},
        "evidence": {
          "type": "object",
          "properties": {
            "path": {"type": "string"},
            "line": {"type": "integer", "minimum": 1},
            "column": {"type": "integer", "minimum": 1},
            "member": {"type": "string"}
          },
          "required": ["path", "line", "column"],
          "additionalProperties": false
        },
        "profile": {
          "type": "object",
          "properties": {
            "id": {"type": "string"},
            "title": {"type": "string"},
            "summary": {"type": "string"}
          },
          "required": ["id", "title", "summary"],
          "additionalProperties": false
        },
        "rule": {
          "type": "object",
          "properties": {
            "id": {"type": "string"},
            "title": {"type": "string"},
            "profile": {"type": "string"},
            "severity": {"enum": ["error", "warning", "note"]},
            "reason": {"type": "string"},
            "violatingExample": {"type": "string"},
            "compliantExample": {"type": "string"},
            "exampleMessage": {"type": "string"}
          },
          "required": ["id", "title", "profile", "severity", "reason", "violatingExample", "compliantExample"],
          "additionalProperties": false
        },
        "violation": {
          "type": "object",
          "properties": {
            "rule": {"type": "string"},
            "entity": {"type": "string"},
            "message": {"type": "string"},
            "source": {"$ref": "#/$defs/location"},
            "state": {"enum": ["open", "suppressed", "baseline", "unconfirmed"]},
            "suppression": {"type": "string"}
          },
          "required": ["rule", "entity", "message", "source", "state"],
          "additionalProperties": false
        },
        "coverage": {
          "type": "object",
          "properties": {
            "views": {"type": "integer", "minimum": 0},
            "viewsWithoutPreview": {"type": "array", "items": {"type": "string"}},
            "actions": {"type": "integer", "minimum": 0},
            "actionsNobodySends": {"type": "array", "items": {"type": "string"}},
            "actionsNobodyHandles": {"type": "array", "items": {"type": "string"}},
            "providersWithoutMock": {"type": "array", "items": {"type": "string"}},
            "libraries": {"type": "array", "items": {"$ref": "#/$defs/library"}}
          },
          "required": ["views", "viewsWithoutPreview", "actions", "actionsNobodySends", "actionsNobodyHandles",
              "providersWithoutMock", "libraries"],
          "additionalProperties": false
        },
        "library": {
          "type": "object",
          "properties": {
            "target": {"type": "string"},
            "symbols": {"type": "array", "items": {"$ref": "#/$defs/symbol"}}
          },
          "required": ["target", "symbols"],
          "additionalProperties": false
        },
        "symbol": {
          "type": "object",
          "properties": {
            "name": {"type": "string"},
            "kind": {"type": "string"},
            "entity": {"type": "string"},
            "source": {"$ref": "#/$defs/location"},
            "articles": {"type": "array", "items": {"type": "string"}},
            "exemption": {"enum": ["witness", "defaultImplementation", "wrapper", "unreachable"]}
          },
          "required": ["name", "kind", "source", "articles"],
          "additionalProperties": false,
          "description": "A public symbol of a library, with the articles whose snippets use it. An exempt symbol needs no snippet."
        }
      }
    }
    """#
}
