import { expect, test } from './site/test.ts';

/**
 * What old libraries, polyfills and monitoring scripts do to a page: the chat works all the same.
 */
const bearable: Record<string, () => void> = {
  'methods that everything has inherited since': () => {
    Object.assign(Array.prototype, { unique: () => [], last: () => undefined });
    Object.assign(Object.prototype, { extend: () => ({}), isEmpty: () => false });
  },
  'a JSON that knows toJSON of lists and texts, as Prototype 1.6 brought it': () => {
    Object.assign(Array.prototype, { toJSON: () => '[]' });
    Object.assign(String.prototype, { toJSON: () => '""' });
  },
  'polyfills in place of the methods of lists': () => {
    const replace = (name: string, method: (this: unknown[], ...given: never[]) => unknown) =>
      Object.assign(Array.prototype, { [name]: method });
    replace('map', function map(work: (item: unknown, index: number) => unknown) {
      const made = [];
      for (let index = 0; index < this.length; index += 1) made[index] = work(this[index], index);
      return made;
    });
    replace('filter', function filter(work: (item: unknown) => boolean) {
      const made = [];
      for (const item of this) if (work(item)) made[made.length] = item;
      return made;
    });
    replace('forEach', function forEach(work: (item: unknown, index: number) => void) {
      for (let index = 0; index < this.length; index += 1) work(this[index], index);
    });
  },
  'a wrapped fetch': () => {
    const send = window.fetch.bind(window);
    window.fetch = async (...given) => send(...given);
  },
  'a fetch that refuses what is not its own': () => {
    const send = window.fetch.bind(window);
    window.fetch = (...given) =>
      new Request(...given).url.includes('/views') ? Promise.reject(new Error('blocked')) : send(...given);
  },
  'a Promise of its own': () => {
    Object.assign(window, { Promise: class Vow<Value> extends Promise<Value> {} });
  },
  'no MutationObserver': () => void Reflect.deleteProperty(window, 'MutationObserver'),
  'no custom elements': () => {
    Object.defineProperty(window, 'customElements', { value: undefined });
  },
  'a wrapped attachShadow': () => {
    const own = Object.getOwnPropertyDescriptor(Element.prototype, 'attachShadow');
    Element.prototype.attachShadow = function attach(options) {
      const root: ShadowRoot = own?.value.call(this, options);
      return root;
    };
  },
  'a console that throws': () => {
    const mute = (): never => {
      throw new Error('the console is closed');
    };
    Object.assign(console, { log: mute, warn: mute, error: mute, info: mute, debug: mute });
  },
  'frozen prototypes': () => {
    for (const each of [Object, Array, Function, Promise, Error, Element, Event, Map, Set, String]) {
      Object.freeze(each.prototype);
      Object.freeze(each);
    }
  },
  'a loader of modules': () => {
    Object.assign(window, {
      define: Object.assign(() => {}, { amd: {} }),
      module: { exports: {} },
      exports: {},
    });
  },
  'a name of ours that is an element of its own': () => {
    addEventListener('DOMContentLoaded', () =>
      document.body.append(Object.assign(document.createElement('i'), { id: 'Askwell' })),
    );
  },
};

for (const [what, patch] of Object.entries(bearable)) {
  test(`the chat works on a page with ${what}`, async ({ visit, page }) => {
    await page.addInitScript(patch);
    await visit.go();
    await visit.open();
    await visit.ask('Hello');
    const question = await visit.api.nextQuestion();
    expect(question.body.text).toBe('Hello');
    question.answer('**Good** day', { suggestions: ['How?'] });
    await expect(visit.bubbles.last()).toHaveText('Good day');
    await visit.panel.getByRole('button', { name: 'This helped' }).click();
    await visit.panel.getByRole('button', { name: 'How?' }).click();
    (await visit.api.nextQuestion()).answer('So.');
    await expect(visit.bubbles.last()).toHaveText('So.');
    expect(visit.errors.filter((error) => !error.includes('404'))).toEqual([]);
  });
}

/**
 * Pages on which a part of the platform is broken: there may be no chat, but the page never hears
 * of it.
 */
const broken: Record<string, string> = {
  'Array.prototype.map': 'Array.prototype',
  'Array.prototype.push': 'Array.prototype',
  'Set.prototype.add': 'Set.prototype',
  'JSON.parse': 'JSON',
  'JSON.stringify': 'JSON',
  'window.fetch': 'window',
  'window.MutationObserver': 'window',
  'window.ResizeObserver': 'window',
  'window.CSSStyleSheet': 'window',
  'window.matchMedia': 'window',
  'window.requestAnimationFrame': 'window',
  'window.queueMicrotask': 'window',
  'window.setTimeout': 'window',
  'window.sessionStorage': 'window',
  'Navigator.prototype.sendBeacon': 'Navigator.prototype',
  'Element.prototype.attachShadow': 'Element.prototype',
  'EventTarget.prototype.addEventListener': 'EventTarget.prototype',
  'Document.prototype.createElement': 'Document.prototype',
  'Promise.prototype.then': 'Promise.prototype',
  'Response.prototype.json': 'Response.prototype',
};

for (const [what, owner] of Object.entries(broken)) {
  test(`a page with a broken ${what} sees no error`, async ({ visit, page }) => {
    const failed: string[] = [];
    page.on('pageerror', (error) => failed.push(String(error)));
    await page.addInitScript(`
      const broken = () => { throw new Error('broken by the page'); };
      // Only for the widget, so that the test can look at the page.
      const whole = ${what};
      Object.defineProperty(${owner}, '${what.split('.').at(-1)}', {
        configurable: true,
        get: () => (/widget/.test(new Error().stack) ? broken : whole),
        set: () => {},
      });
    `);
    await visit.go();
    await page.waitForLoadState('networkidle');
    if (await visit.launcher.isVisible()) {
      await visit.launcher.click();
      await expect(visit.launcher).not.toHaveAttribute('aria-busy');
    }
    if (await visit.field.isVisible()) {
      await visit.ask('Hello');
      // On some of these pages it never comes.
      const question = await Promise.race([visit.api.nextQuestion(), page.waitForTimeout(500)]);
      question?.answer('Good day', { answered: false, suggestions: ['How?'] });
      await question?.hungUp;
      await visit.field.press('Escape');
    }
    await page.getByRole('textbox', { name: 'Search' }).fill('ferns');
    expect(failed).toEqual([]);
  });
}
