import { Aggregator } from 'mingo/aggregator';
import { Context } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import { $addFields, $group, $project, $set, $unwind } from 'mingo/operators/pipeline';
import type { Doc } from '../bson/document.ts';
import { ServerError } from '../errors.ts';

/** The stages whose arguments are expressions; mingo evaluates these. */
const pipeline = { $addFields, $group, $project, $set, $unwind };

/** Without `$function`, `$where` and the like: no code runs here that came over the wire. */
const { $function: _, ...safeExpressions } = expressions;
const context = Context.init({
  pipeline,
  accumulator: accumulators,
  expression: safeExpressions,
});

export const isEvaluated = (name: string): boolean => name in pipeline;

/** Throws InvalidPipelineOperator for expressions that mingo does not know. */
export function evaluateStage(name: string, argument: unknown) {
  return (documents: readonly Doc[]): readonly Doc[] => {
    try {
      return new Aggregator([{ [name]: argument }], { context, scriptEnabled: false }).run<Doc>([
        ...documents,
      ]);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'invalid expression';
      throw new ServerError('InvalidPipelineOperator', `${name}: ${reason}`);
    }
  };
}
