import { createRequire } from 'node:module';
import type * as aggregator from 'mingo/aggregator';
import type * as core from 'mingo/core';
import type * as accumulators from 'mingo/operators/accumulator';
import type * as expressions from 'mingo/operators/expression';
import type * as stages from 'mingo/operators/pipeline';
import { isDoc, type Doc } from '../bson/document.ts';
import { ServerError } from '../errors.ts';

/** The stages whose arguments are expressions; mingo evaluates these. */
const evaluated = new Set(['$addFields', '$group', '$project', '$set', '$unwind']);

export const isEvaluated = (name: string): boolean => evaluated.has(name);

/** No code runs here that came over the wire. */
const scripts = new Set(['$function', '$accumulator', '$where']);

/**
 * A stage on documents; `variables` are those of the command's `let`.
 * Throws InvalidPipelineOperator for expressions that mingo does not know or cannot evaluate.
 */
export function evaluateStage(name: string, argument: unknown, variables: Doc = {}) {
  const { Aggregator, context, isOperator } = mingo();
  assertKnown(argument, isOperator);
  const stage = { [name]: argument };
  return (documents: readonly Doc[]): readonly Doc[] => {
    try {
      return new Aggregator([stage], { context, scriptEnabled: false, variables }).run<Doc>([...documents]);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'invalid expression';
      throw new ServerError('InvalidPipelineOperator', `Invalid ${name} :: caused by :: ${reason}`);
    }
  };
}

/**
 * Operators are looked up before anything runs, so that they are refused on an empty collection as
 * well.
 */
function assertKnown(argument: unknown, isOperator: (name: string) => boolean): void {
  if (Array.isArray(argument)) {
    for (const item of argument) assertKnown(item, isOperator);
  } else if (isDoc(argument)) {
    for (const [name, value] of Object.entries(argument)) {
      if (name.startsWith('$') && !isOperator(name)) {
        throw new ServerError('InvalidPipelineOperator', `Unrecognized expression '${name}'`);
      }
      if (name !== '$literal') assertKnown(value, isOperator);
    }
  }
}

let loaded: ReturnType<typeof load> | undefined;

/**
 * Loaded by the first stage that needs it: it takes 18 MB, a quarter of the process, and most
 * stores never do.
 */
const mingo = () => (loaded ??= load());

function load() {
  const require = createRequire(import.meta.url);
  const { Aggregator }: typeof aggregator = require('mingo/aggregator');
  const { Context }: typeof core = require('mingo/core');
  const accumulator: typeof accumulators = require('mingo/operators/accumulator');
  const expression: typeof expressions = require('mingo/operators/expression');
  const { $addFields, $group, $project, $set, $unwind }: typeof stages = require('mingo/operators/pipeline');
  const pipeline = { $addFields, $group, $project, $set, $unwind };
  return {
    Aggregator,
    context: Context.init({ pipeline, accumulator, expression }),
    isOperator: (name: string): boolean =>
      !scripts.has(name) && (Object.hasOwn(expression, name) || Object.hasOwn(accumulator, name)),
  };
}
