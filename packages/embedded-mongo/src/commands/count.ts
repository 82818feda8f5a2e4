import { encodeKey } from '../bson/keys.ts';
import { stepsOf, valuesAt } from '../bson/paths.ts';
import { ServerError } from '../errors.ts';
import { count, find } from '../query/find.ts';
import type { Command } from './command.ts';

export const countCommand: Command = {
  fields: ['query', 'skip', 'limit', 'hint'],
  run: ({ sqlite, catalog }, request) => {
    const collection = catalog.find(request.namespace);
    const found = count(sqlite, collection, {
      filter: request.document('query') ?? {},
      hint: request.hint,
      deadline: request.deadline(),
    });
    const rest = Math.max(0, found - (request.number('skip') ?? 0));
    return { n: Math.min(rest, Math.abs(request.number('limit') ?? 0) || rest) };
  },
};

export const distinctCommand: Command = {
  fields: ['key', 'query', 'hint'],
  run: ({ sqlite, catalog }, request) => {
    const { key } = request.body;
    if (typeof key !== 'string') {
      throw new ServerError(
        'TypeMismatch',
        "BSON field 'distinct.key' is the wrong type, expected type 'string'",
      );
    }
    const filter = request.document('query') ?? {};
    const query = {
      filter,
      sort: [],
      skip: 0,
      limit: 0,
      hint: request.hint,
      deadline: request.deadline(),
    };
    const found = find(sqlite, catalog.find(request.namespace), query);
    const values = new Map<string, unknown>();
    for (const { document } of found) {
      for (const value of valuesAt(document, stepsOf(key)).flatMap((item) => item)) {
        if (value !== undefined) values.set(encodeKey(value).toString('latin1'), value);
      }
    }
    return { values: [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value) };
  },
};
