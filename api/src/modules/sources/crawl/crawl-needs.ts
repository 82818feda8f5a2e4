import type { ReadOutcome, SourceDraft } from '@askwell/reading';
import type { Clock } from '../../../kernel/clock.ts';
import type { Config } from '../../../config.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { WebClient } from '../../../providers/web/index.ts';
import type { DraftingNeeds } from '../drafting/draft-step.ts';
import type { NotifyNeeds } from '../changes/notify-changes.ts';
import type { ProposeNeeds } from '../drafts/propose-drafts.ts';
import type { PublishNeeds } from '../passages/publish-passages.ts';
import type { RobotsRules } from '../fetching/robots-rules.ts';
import type { FilesStore } from '../stores/files.store.ts';
import type { HostsStore } from '../stores/hosts.store.ts';
import type { PagesStore } from '../stores/pages.store.ts';
import type { SourceDocument, SourcesStore } from '../stores/sources.store.ts';

export type ReadRequest = {
  bytes: Uint8Array;
  contentType: string | null;
  url: string | null;
  /** Of a file: its ending tells what a text is. */
  name?: string;
};

/** Reads a document in a worker, and makes drafts of what can be had without a model. */
export type ReadDocument = (
  owner: string,
  request: ReadRequest,
  signal?: AbortSignal,
) => Promise<ReadOutcome & { drafts?: readonly SourceDraft[] }>;

/** What the reading of a source needs. */
export type CrawlNeeds = ProposeNeeds &
  PublishNeeds &
  NotifyNeeds &
  DraftingNeeds & {
    sources: SourcesStore;
    sourcePages: PagesStore;
    sourceHosts: HostsStore;
    sourceFiles: FilesStore;
    webClient: WebClient;
    readDocument: ReadDocument;
    config: Config;
    clock: Clock;
    log: Logger;
    stopping: AbortSignal;
  };

/** What a step of a run works with. */
export type Step = {
  source: SourceDocument;
  seed: URL;
  rules: RobotsRules;
  rulesOf: (url: URL) => Promise<RobotsRules>;
  signal: AbortSignal;
};
