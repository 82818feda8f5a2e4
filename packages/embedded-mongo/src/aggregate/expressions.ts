import { Aggregator } from 'mingo/aggregator';
import { Context } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import { $addFields, $group, $project, $set, $unwind } from 'mingo/operators/pipeline';
import { isDoc, type Doc } from '../bson/document.ts';
import { ServerError } from '../errors.ts';

/** The stages whose arguments are expressions; mingo evaluates these. */
const pipeline = { $addFields, $group, $project, $set, $unwind };

const context = Context.init({ pipeline, accumulator: accumulators, expression: expressions });

/** No code runs here that came over the wire. */
const scripts = new Set(['$function', '$accumulator', '$where']);

export const isEvaluated = (name: string): boolean => Object.hasOwn(pipeline, name);

/** Throws InvalidPipelineOperator for expressions that mingo does not know or cannot evaluate. */
export function evaluateStage(name: string, argument: unknown) {
  assertKnown(argument);
  const stage = { [name]: argument };
  return (documents: readonly Doc[]): readonly Doc[] => {
    try {
      return new Aggregator([stage], { context, scriptEnabled: false }).run<Doc>([...documents]);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'invalid expression';
      throw new ServerError('InvalidPipelineOperator', `Invalid ${name} :: caused by :: ${reason}`);
    }
  };
}

/** Operators are looked up before anything runs, so that they are refused on an empty collection as well. */
function assertKnown(argument: unknown): void {
  if (Array.isArray(argument)) {
    for (const item of argument) assertKnown(item);
  } else if (isDoc(argument)) {
    for (const [name, value] of Object.entries(argument)) {
      if (name.startsWith('$') && !isOperator(name)) {
        throw new ServerError('InvalidPipelineOperator', `Unrecognized expression '${name}'`);
      }
      if (name !== '$literal') assertKnown(value);
    }
  }
}

const isOperator = (name: string): boolean =>
  !scripts.has(name) && (Object.hasOwn(expressions, name) || Object.hasOwn(accumulators, name));
