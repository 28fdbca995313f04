// Placeholder: replaced by the first real test of this target.
