/**
 * How a reply came about, the same in the playground and in a conversation. Each remote bundles its
 * own copy, so that no other page loads it.
 */
export { ReplyTraceView } from './ReplyTraceView.tsx';
