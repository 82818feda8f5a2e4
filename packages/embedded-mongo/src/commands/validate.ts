import { ServerError } from '../errors.ts';
import { count } from '../query/find.ts';
import { findDamage } from '../store/integrity.ts';
import type { Command } from './command.ts';

/** Checks that the file is sound and that every index of a collection agrees with its documents. */
export const validateCommand: Command = {
  fields: ['full'],
  run: ({ sqlite, catalog }, request) => {
    const collection = catalog.find(request.namespace);
    if (!collection) {
      throw new ServerError(
        'NamespaceNotFound',
        `Collection '${request.namespace}' does not exist to validate.`,
      );
    }
    const errors = findDamage(sqlite, collection);
    return {
      ns: request.namespace,
      nrecords: count(sqlite, collection, { filter: {} }),
      nIndexes: collection.indexes.length + 1,
      valid: errors.length === 0,
      errors,
    };
  },
};
