import { useState } from 'react';
import { chatbotDefaults, type ChangeOf, type ChatbotFields, type Source } from '@askwell/contracts';
import { toast } from '@askwell/platform';
import { Banner, Button, useWords } from '@askwell/ui';
import type { Draft } from '../draft/draft.ts';
import { sourcesWords } from '../words/sources.ts';
import { hostOf } from './add/address.ts';
import css from './SiteOffer.module.css';

type SiteOfferProps = {
  sources: readonly Source[];
  draft: Draft;
  change: (fields: ChangeOf<ChatbotFields>) => void;
};

/**
 * Offers the name and the color that were found on the website, as long as the chatbot still has
 * its first ones. They become unsaved changes, which the preview shows.
 */
export function SiteOffer({ sources, draft, change }: SiteOfferProps) {
  const { site: words } = useWords(sourcesWords);
  const [dismissed, setDismissed] = useState(false);
  const source = sources.find(({ site }) => site !== null);
  const site = source?.site;
  if (!source || !site || dismissed) return null;
  const hasFirstName =
    draft.name === hostOf(source.url ?? '')?.replace(/^www\./, '') || draft.name === source.title;
  const name = hasFirstName && site.name !== draft.name ? site.name : null;
  const hasFirstColor = draft.configuration.primaryColor === chatbotDefaults.configuration.primaryColor;
  const color = hasFirstColor ? site.color : null;
  if (name === null && color === null) return null;
  const apply = () => {
    change({
      ...(name !== null && { name }),
      ...(color !== null && { configuration: { primaryColor: color } }),
    });
    toast.success(words.applied);
  };
  return (
    <Banner
      title={
        <span className={css.title}>
          {color === null ? null : (
            <span className={css.color} style={{ backgroundColor: color }} aria-hidden="true" />
          )}
          {words.title(site.name ?? source.title)}
        </span>
      }
      action={
        <span className={css.actions}>
          <Button size="s" onClick={apply}>
            {words.apply}
          </Button>
          <Button size="s" variant="quiet" onClick={() => setDismissed(true)}>
            {words.dismiss}
          </Button>
        </span>
      }
    >
      {words.text}
    </Banner>
  );
}
