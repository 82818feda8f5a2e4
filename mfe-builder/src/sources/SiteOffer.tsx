import { useState } from 'react';
import { chatbotDefaults, plans, type ChangeOf, type ChatbotFields, type Source } from '@askwell/contracts';
import { messageOf, toast, useSession } from '@askwell/platform';
import { Banner, Button, useWords } from '@askwell/ui';
import { useTakeSiteLogoMutation } from '../api/sources.api.ts';
import { planOf } from '../dashboard/plan.ts';
import type { Draft } from '../draft/draft.ts';
import { sourcesWords } from '../words/sources.ts';
import { hostOf } from './add/address.ts';
import css from './SiteOffer.module.css';

type SiteOfferProps = {
  sources: readonly Source[];
  draft: Draft;
  /** The address of the chatbot's logo; null without one. */
  logo: string | null;
  setLogo: (logo: string | null) => void;
  change: (fields: ChangeOf<ChatbotFields>) => void;
};

/**
 * Offers the name, the color and the logo that were found on the website, as long as the chatbot
 * still has its first ones. Name and color become unsaved changes, which the preview shows; a logo
 * is stored at once, as an uploaded one is.
 */
export function SiteOffer({ sources, draft, logo, setLogo, change }: SiteOfferProps) {
  const { site: words } = useWords(sourcesWords);
  const { user } = useSession();
  const [dismissed, setDismissed] = useState(false);
  const [takeLogo, { isLoading }] = useTakeSiteLogoMutation();
  const source = sources.find(({ site }) => site !== null);
  if (!source?.site || dismissed) return null;
  const { chatbotId, id, site, title, url } = source;
  const hasFirstName = draft.name === hostOf(url ?? '')?.replace(/^www\./, '') || draft.name === title;
  const name = hasFirstName && site.name !== draft.name ? site.name : null;
  const hasFirstColor = draft.configuration.primaryColor === chatbotDefaults.configuration.primaryColor;
  const color = hasFirstColor ? site.color : null;
  const mayHaveLogo = user !== null && plans[planOf(user)].customization;
  const hasNewLogo = mayHaveLogo && logo === null && site.logo !== null;
  const filledIn = [
    ...(name === null ? [] : ['name' as const]),
    ...(color === null ? [] : ['color' as const]),
  ];
  const found = [...filledIn, ...(hasNewLogo ? ['logo' as const] : [])];
  if (found.length === 0) return null;

  const takeOverLogo = async (): Promise<boolean> => {
    try {
      setLogo(await takeLogo({ chatbotId, id }).unwrap());
      return true;
    } catch (error) {
      toast.error(messageOf(error, words.logoFailed));
      setDismissed(true);
      return false;
    }
  };
  const apply = async () => {
    // At once: what is typed while the logo loads must stay.
    change({
      ...(name !== null && { name }),
      ...(color !== null && { configuration: { primaryColor: color } }),
    });
    const hasTakenLogo = hasNewLogo && (await takeOverLogo());
    if (filledIn.length > 0 || hasTakenLogo) toast.success(words.applied(filledIn, hasTakenLogo));
  };
  return (
    <Banner
      title={
        <span className={css.title}>
          {color === null ? null : (
            <span className={css.color} style={{ backgroundColor: color }} aria-hidden="true" />
          )}
          {words.title(site.name ?? title)}
        </span>
      }
    >
      {words.text(found)}
      <span className={css.actions}>
        <Button size="s" busy={isLoading} busyLabel={words.applying} onClick={() => void apply()}>
          {words.apply(found.length)}
        </Button>
        <Button size="s" variant="quiet" onClick={() => setDismissed(true)}>
          {words.dismiss}
        </Button>
      </span>
    </Banner>
  );
}
