import { isDoc, numberIn, type Doc } from '../bson/document.ts';
import { ServerError } from '../errors.ts';
import { matches } from '../query/filter.ts';
import { parseSort, sortDocuments } from '../query/sort.ts';
import { evaluateStage, isEvaluated } from './expressions.ts';

/** One step of a pipeline, from documents to documents. */
export type Stage = (documents: readonly Doc[]) => readonly Doc[];

/** The name and the argument of a stage. Throws 40324 for the stages that this store has not. */
export function parseStage(stage: Doc, variables?: Doc): { name: string; argument: unknown; run: Stage } {
  const [entry, ...others] = Object.entries(stage);
  if (!entry || others.length > 0) {
    throw new ServerError(
      'Location40324',
      'A pipeline stage specification object must contain exactly one field.',
    );
  }
  const [name, argument] = entry;
  return { name, argument, run: stageOf(name, argument, variables) };
}

function stageOf(name: string, argument: unknown, variables: Doc | undefined): Stage {
  if (isEvaluated(name)) return evaluateStage(name, argument, variables);
  switch (name) {
    case '$match': {
      const isWanted = matches(filterOf(argument));
      return (documents) => documents.filter(isWanted);
    }
    case '$sort': {
      const sort = parseSort(argument);
      return (documents) =>
        sortDocuments(
          documents.map((document) => ({ document, raw: noBytes })),
          sort,
        ).map(({ document }) => document);
    }
    case '$skip': {
      const start = countOf(name, argument);
      return (documents) => documents.slice(start);
    }
    case '$limit': {
      const end = countOf(name, argument);
      return (documents) => documents.slice(0, end);
    }
    case '$count':
      return (documents) => (documents.length > 0 ? [{ [String(argument)]: documents.length }] : []);
    default:
      throw new ServerError('Location40324', `Unrecognized pipeline stage name: '${name}'`);
  }
}

export function filterOf(argument: unknown): Doc {
  if (isDoc(argument)) return argument;
  throw new ServerError('BadValue', 'the match filter must be an expression in an object');
}

export function countOf(name: string, argument: unknown): number {
  const number = numberIn(argument);
  if (number !== undefined && Number.isInteger(number) && number >= 0) {
    if (number > 0 || name !== '$limit') return number;
    throw new ServerError('Location15958', 'the limit must be positive');
  }
  throw new ServerError('BadValue', `invalid argument to ${name} stage: Expected a non-negative integer`);
}

/** What the sort's memory limit counts; results of earlier stages are in memory already. */
const noBytes = Buffer.alloc(0);
