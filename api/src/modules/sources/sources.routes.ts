import { Router } from '@koa/router';
import * as calls from '@askwell/contracts';
import type { Context } from 'koa';
import { ObjectId } from 'mongodb';
import type { Endpoint } from '../../http/endpoint.ts';
import type { Config } from '../../config.ts';
import type { Owner } from '../../kernel/owner.ts';
import { Problem } from '../../kernel/problem.ts';
import type { WebClient } from '../../providers/web/index.ts';
import type { AuditLog } from '../audit/index.ts';
import { ownChatbot, type ChatbotsStore } from '../chatbots/index.ts';
import { logosPolicy, putLogo, type LogoNeeds } from '../logos/index.ts';
import { addFile, addSource, sourceName, type AddNeeds } from './add-source.ts';
import { publishPassages, type PublishNeeds } from './passages/publish-passages.ts';
import { presentSources, presentWithPages } from './present-source.ts';
import { readUpload } from './read-upload.ts';
import { fetchLogo, noLogo } from './site/fetch-logo.ts';
import { placeKindOf, sourcesPolicy, type PlaceKind } from './sources.policy.ts';
import type { DraftsStore } from './stores/drafts.store.ts';
import type { HostsStore } from './stores/hosts.store.ts';
import type { SourceDocument } from './stores/sources.store.ts';
import { watchSource } from './watch-source.ts';

type Needs = AddNeeds &
  PublishNeeds &
  LogoNeeds & {
    endpoint: Endpoint;
    webClient: WebClient;
    sourceHosts: HostsStore;
    audit: AuditLog;
    chatbots: ChatbotsStore;
    sourceDrafts: DraftsStore;
    config: Config;
    stopping: AbortSignal;
    mayCall: (ctx: Context, contract: Pick<calls.Contract, 'access' | 'permission'>) => Promise<boolean>;
  };

/** What an owner does with the sources of a chatbot. */
export const sourcesRoutes = (needs: Needs): Router => {
  const { endpoint, audit, sources, sourcePages, sourceDrafts, sourceFiles, clock, wakeSources } = needs;
  const router = new Router();
  const chatbotOf = ownChatbot(needs);

  /** Throws `not_found` for a source of another owner or chatbot. */
  const own = async (owner: Owner, { chatbotId, id }: { chatbotId: string; id: string }) => {
    const source = await sources.find(owner.id, new ObjectId(id));
    if (!source || source.chatbotId.toHexString() !== chatbotId) throw new Problem('not_found');
    return source;
  };
  const reply = async (source: SourceDocument | null) => {
    if (!source) throw new Problem('not_found');
    const [presented] = await presentSources(needs, source.ownerId, source.chatbotId, [source]);
    if (!presented) throw new Problem('not_found');
    return { success: true as const, data: { source: presented } };
  };

  endpoint(router, calls.listSources, async ({ owner, params }) => {
    const { _id } = await chatbotOf(owner, params.id);
    const list = await sources.list(owner.id, _id);
    const places = await sources.places(owner.id);
    const used = (kind: PlaceKind) => ({
      used: places.filter((place) => place.startsWith(`${kind}:`)).length,
      most: sourcesPolicy.most(owner, kind),
    });
    return {
      success: true,
      data: {
        sources: await presentSources(needs, owner.id, _id, list),
        plan: {
          websites: used('website'),
          documents: used('document'),
          pagesPerWebsite: sourcesPolicy.pageLimit(owner, 'website'),
          bytesPerDocument: sourcesPolicy.mostBytes(owner),
        },
        removedPages: await sourcePages.removedOfChatbot(owner.id, _id),
      },
    };
  });

  endpoint(router, calls.addSource, {
    bodyBytes: calls.sourceLimits.text * 4 + 10_000,
    permit: ({ owner, params }) => chatbotOf(owner, params.id),
    handle: async ({ owner, body, ctx }, { _id }) => {
      const source = await addSource(needs, owner, _id, body);
      await audit.record(owner.id, { type: 'source.added', detail: sourceName(source) }, ctx);
      return reply(source);
    },
  });

  endpoint(router, calls.uploadSource, {
    permit: ({ owner, params }) => chatbotOf(owner, params.id),
    handle: async ({ owner, query, ctx }, { _id }) => {
      const file = await readUpload(ctx, owner, query.name);
      const source = await addFile(needs, owner, _id, file);
      await audit.record(owner.id, { type: 'source.added', detail: sourceName(source) }, ctx);
      return reply(source);
    },
  });

  endpoint(router, calls.getSource, async ({ owner, params }) => ({
    success: true,
    data: await presentWithPages(needs, await own(owner, params)),
  }));

  endpoint(router, calls.updateSource, async ({ owner, params, body }) => {
    const before = await own(owner, params);
    const { _id, chatbotId, answersFromPassages } = before;
    if (body.draftsWithModel && owner.apiKey === null) throw new Problem('api_key_required');
    const changed = await sources.change(owner.id, _id, {
      ...(body.draftsWithModel !== undefined && {
        draftsWithModel: body.draftsWithModel,
        draftingFailure: null,
      }),
      ...(body.answersFromPassages !== undefined && { answersFromPassages: body.answersFromPassages }),
      ...(body.mailsChanges !== undefined && { mailsChanges: body.mailsChanges }),
      ...(body.refreshesWeekly !== undefined && refreshing(body.refreshesWeekly, clock())),
    });
    // A run that is under way comes to the drafts by itself.
    const begun = body.draftsWithModel ? await sources.beginDrafting(owner.id, _id, clock()) : null;
    const source = begun ?? changed;
    if (source && source.answersFromPassages !== answersFromPassages) {
      await publishPassages(needs, owner.id, chatbotId);
    }
    if (begun) wakeSources();
    return reply(source);
  });

  endpoint(router, calls.deleteSource, async ({ owner, params, ctx }) => {
    const source = await own(owner, params);
    const { _id, chatbotId } = source;
    await sources.remove(owner.id, _id);
    for (const store of [sourceFiles, sourceDrafts, sourcePages]) await store.removeOfSource(owner.id, _id);
    await publishPassages(needs, owner.id, chatbotId);
    await audit.record(owner.id, { type: 'source.deleted', detail: sourceName(source) }, ctx);
    return { success: true };
  });

  endpoint(router, calls.refreshSource, {
    permit: ({ owner, params }) => own(owner, params),
    handle: async ({ owner }, { _id, kind }) => {
      if (placeKindOf(kind) === 'document') {
        throw new Problem('conflict', { message: 'Please upload the document again to read it again.' });
      }
      const source = await sources.beginRun(owner.id, _id, clock());
      if (!source) throw new Problem('conflict', { message: 'This source is being read at the moment.' });
      wakeSources();
      return reply(source);
    },
  });

  endpoint(router, calls.stopSource, async ({ owner, params }) => {
    const source = await own(owner, params);
    if (source.dueAt === null) return reply(source);
    const stopped = await sources.redirect(owner.id, source._id, { status: 'stopped', dueAt: null });
    await publishPassages(needs, owner.id, source.chatbotId);
    return reply(stopped);
  });

  endpoint(router, calls.resumeSource, {
    permit: ({ owner, params }) => own(owner, params),
    handle: async ({ owner }, source) => {
      const { _id, status, phase } = source;
      if (status !== 'stopped' && status !== 'failed') return reply(source);
      const next = status === 'failed' ? 'begin' : phase;
      if (status === 'failed') await sourcePages.readAgain(owner.id, _id);
      const dueAt = clock();
      const resumed = { status: 'queued', phase: next, reason: null, waits: 0, dueAt } as const;
      const changed = await sources.redirect(owner.id, _id, resumed);
      wakeSources();
      return reply(changed);
    },
  });

  endpoint(router, calls.takeSiteLogo, {
    permit: async ({ owner, params }) => {
      const source = await own(owner, params);
      logosPolicy.checkUpload(owner);
      return source;
    },
    handle: async ({ owner }, { chatbotId, site }) => {
      const image = await fetchLogo(needs, site?.logo ?? '', needs.stopping);
      try {
        return { success: true, data: { logo: await putLogo(needs, owner, chatbotId, image) } };
      } catch (error) {
        // What is wrong with the file speaks of an upload, and the owner did not choose this one.
        throw error instanceof Problem && error.code === 'invalid' ? noLogo() : error;
      }
    },
  });

  endpoint(router, calls.watchSource, async ({ owner, params, ctx }) => {
    await watchSource(needs, await own(owner, params), ctx);
    return undefined;
  });

  return router;
};

const weekMs = 7 * 86_400_000;

const refreshing = (refreshesWeekly: boolean, now: Date) => ({
  refreshesWeekly,
  refreshAt: refreshesWeekly ? new Date(now.getTime() + weekMs) : null,
});
