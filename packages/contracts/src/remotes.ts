import { z } from 'zod';

/** A text in other languages than English, by language: `{ "de": "Preise" }`. */
const Translations = z.record(z.string(), z.string().min(1));

const RoutePath = z.string().regex(/^\/([\w:-]+(\/[\w:-]+)*)?$/, 'A path is absolute, such as /chatbot/:id.');

export const RemoteName = z
  .string()
  .regex(/^mfe-[a-z][a-z0-9-]*$/, 'A remote is named like its workspace, mfe-….');

/** One page of a remote, as the shell and the web-host know it without running the remote. */
export const RemotePage = z.strictObject({
  path: RoutePath,
  /** The tab says `<title> · Askwell`. */
  title: z.string().min(1),
  titles: Translations.optional(),
  /** What search engines and link previews say; public pages should have one. */
  description: z.string().min(1).max(200).optional(),
  descriptions: Translations.optional(),
  access: z.enum(['public', 'guarded']),
  /**
   * False for a public page that is rendered in the browser only, such as one with a password field
   * in it.
   */
  prerender: z.boolean().optional(),
  /** The address that stands for this page where several show the same. */
  canonical: RoutePath.optional(),
});
export type RemotePage = z.infer<typeof RemotePage>;

/** A link in the header. It appears only while `to` is the path of a known page. */
export const NavigationEntry = z.strictObject({
  label: z.string().min(1),
  labels: Translations.optional(),
  to: RoutePath,
  /** Smaller comes first, over all remotes. */
  order: z.number().int(),
  show: z.enum(['always', 'signedIn', 'signedOut']).default('always'),
  /** The one entry that should stand out. */
  emphasis: z.boolean().default(false),
  /** Other paths under which this entry counts as active. */
  aliases: z.array(RoutePath).default([]),
});
export type NavigationEntry = z.infer<typeof NavigationEntry>;

/**
 * Where an entry of the app frame leads: a page, with at most one query parameter. `:id` is the
 * chosen chatbot; without one, entries that need it are left out.
 */
const FrameTarget = z
  .string()
  .regex(
    /^\/([\w:-]+(\/[\w:-]+)*)?(\?\w+=[\w:-]+)?$/,
    'A target is a path with at most one parameter, such as /inbox?chatbot=:id.',
  );

/** A link of the chatbot bar, which leads from one page of a chatbot to another. */
export const ChatbotLink = z.strictObject({
  label: z.string().min(1),
  labels: Translations.optional(),
  to: FrameTarget.refine((to) => to.includes(':id'), 'A link of the chatbot bar needs :id.'),
  /** Smaller comes first, over all remotes. */
  order: z.number().int(),
  icon: z.enum(['edit', 'conversations', 'analytics', 'install']).optional(),
});
export type ChatbotLink = z.infer<typeof ChatbotLink>;

/** A command of the palette: it opens a page. */
export const FrameCommand = z.strictObject({
  label: z.string().min(1),
  labels: Translations.optional(),
  to: FrameTarget,
  /** Pressed one after the other outside text fields: `g i`. */
  keys: z
    .string()
    .regex(/^g [a-z]$/, 'Keys are g and a letter, such as g i.')
    .optional(),
});
export type FrameCommand = z.infer<typeof FrameCommand>;

/** What a remote adds to the frame around the pages of the app. */
export const FrameEntries = z.strictObject({
  chatbotLinks: z.array(ChatbotLink).default([]),
  commands: z.array(FrameCommand).default([]),
});
export type FrameEntries = z.infer<typeof FrameEntries>;

const SlotId = z.string().regex(/^[a-z][a-z-]*$/, 'A slot is named in small letters, such as inbox-count.');

/** A component that a remote lends to the pages of others, or to the shell. */
export const LentSlot = z.strictObject({
  /** A name of `slots` in `slots.ts`, which has its props. */
  name: SlotId,
  /** The app bar shows it; without it, the pages that name it do. */
  in: z.literal('header').optional(),
});
export type LentSlot = z.infer<typeof LentSlot>;

/** The props of a slot, by name: whether one must be given, and its JSON Schema. */
export const SlotSchema = z.record(
  z.string(),
  z.object({ isRequired: z.boolean(), schema: z.record(z.string(), z.unknown()) }),
);
export type SlotSchema = z.infer<typeof SlotSchema>;

/** `remote.json` as it lies in a remote's workspace. */
export const RemoteSource = z.strictObject({
  name: RemoteName,
  /** The versions of @askwell/platform that the remote runs on, a semver range. */
  platform: z.string().min(1),
  pages: z.array(RemotePage).min(1),
  navigation: z.array(NavigationEntry).default([]),
  frame: FrameEntries.optional(),
  slots: z.array(LentSlot).default([]),
});
export type RemoteSource = z.infer<typeof RemoteSource>;

/**
 * What a build was made from: the commit, when it was made, and whether the workspace had changes
 * beside it.
 */
export const BuildCommit = z.object({ id: z.string(), at: z.string(), isChanged: z.boolean() });
export type BuildCommit = z.infer<typeof BuildCommit>;

const Files = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });
export type RemoteFiles = z.infer<typeof Files>;

/** What a remote uses of a module that the shell shares: a semver range, and exports by name. */
const SharedUse = z.object({ range: z.string(), names: z.array(z.string()) });

/**
 * `dist/remote.json`: what a remote's build says of itself. File names are relative to the folder
 * it lies in.
 */
export const RemoteDescriptor = RemoteSource.extend({
  version: z.string().regex(/^\w[\w.+-]*$/),
  /** Absent where the sources lie outside a repository. */
  commit: BuildCommit.optional(),
  /**
   * The global variable that the entry defines; carries the version, so that two releases can live
   * in one page.
   */
  global: z.string().regex(/^\w+$/),
  entry: z.string(),
  /**
   * How the entry is loaded: as a script that defines the global variable, or as an ES module,
   * which Vite builds.
   */
  format: z.enum(['script', 'module']).default('script'),
  /** What each page needs beside the entry, by the page's path. */
  preload: z.record(z.string(), Files),
  /** Subresource integrity (`sha256-…`) of every script, style and prerendered page. */
  integrity: z.record(z.string(), z.string()),
  /** What it uses of each shared module, by the module's name. Empty in builds of older presets. */
  uses: z.record(z.string(), SharedUse).default({}),
  slots: z.array(LentSlot.extend({ props: SlotSchema })).default([]),
  /** The slots of other remotes that its pages show, with the props that they give. */
  slotsUsed: z.record(SlotId, SlotSchema).default({}),
  /**
   * Whether the names of all files but the entry carry a hash of their content, so that releases
   * share them.
   */
  isContentAddressed: z.boolean().default(false),
  /**
   * The public pages as HTML, by path: the file, and the id that React gave the place of the page
   * when the build rendered it. In a shell that gives that place another id, the ids inside the
   * page would not match on hydration.
   */
  prerendered: z.record(z.string(), z.object({ file: z.string(), slot: z.string() })).default({}),
});
export type RemoteDescriptor = z.infer<typeof RemoteDescriptor>;

/** `dist/shell.json`: what the shell's build says of itself. */
export const ShellDescriptor = z.object({
  version: z.string(),
  /** The version of @askwell/platform that this shell gives to the remotes. */
  platform: z.string(),
  /** The version and the exports of each module that it shares with the remotes. */
  shared: z.record(z.string(), z.object({ version: z.string(), exports: z.array(z.string()) })).default({}),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  /** The fonts that every page preloads, and those that only pages for owners do. */
  fonts: z.array(z.string()),
  textFonts: z.array(z.string()).default([]),
  integrity: z.record(z.string(), z.string()),
});
export type ShellDescriptor = z.infer<typeof ShellDescriptor>;

/** A remote as the shell sees it. */
export type RegistryRemote = Pick<
  RemoteDescriptor,
  'name' | 'version' | 'global' | 'pages' | 'navigation' | 'frame'
> & {
  /** Address of the entry script, and its integrity. */
  entry: string;
  integrity: string;
  /** Absent without any. */
  slots?: LentSlot[];
  /** Only where the entry is an ES module. */
  format?: 'module';
  /** False when this shell's platform is not in the remote's range: it is not even tried. */
  compatible: boolean;
};

/**
 * The document at `/remotes.json`, inlined into every page. `generation` grows with each change of
 * what is live; `shell` is the version of the shell that belongs to it. Of a hundred visits,
 * `measured` report their web vitals; none when absent.
 */
export type Registry = {
  schema: 1;
  generation: number;
  shell: string;
  measured?: number;
  remotes: RegistryRemote[];
};
