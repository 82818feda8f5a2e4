import type { Installation } from '@askwell/contracts';
import { Link, messageOf, useParams, usePageTitle } from '@askwell/platform';
import { BackLink, ButtonLink, CopyField, ExternalLink, Loaded, Page, useWords } from '@askwell/ui';
import { useGetInstallationQuery } from '../api/install.api.ts';
import { useMay } from '../api/use-may.ts';
import { HowItWorks } from '@askwell/help/how-it-works';
import { installWords } from '../words/install.ts';
import { GuideTabs } from './guides/GuideTabs.tsx';
import { NotActiveNotice } from './NotActiveNotice.tsx';
import { CheckPage } from './seen/CheckPage.tsx';
import { SeenLight } from './seen/SeenLight.tsx';
import css from './InstallPage.module.css';

/** How often the page asks where the widget was seen, in milliseconds. */
const pauseMs = 5_000;

/** /chatbot/:id/install: the embed code, a guide for each system, and whether it works. */
export default function InstallPage() {
  const words = useWords(installWords);
  const { id = '' } = useParams();
  const query = useGetInstallationQuery(id, { pollingInterval: pauseMs, skipPollingIfUnfocused: true });
  const { data } = query;
  usePageTitle(words.title);
  const testUrl = data?.deployment.testUrl ?? null;
  return (
    <Page
      title={data === undefined ? words.title : words.heading(data.name)}
      lead={words.lead}
      back={
        <BackLink as={Link} to="/dashboard">
          {words.back}
        </BackLink>
      }
      actions={
        testUrl === null ? null : (
          <ButtonLink
            as="a"
            href={testUrl}
            target="_blank"
            rel="noreferrer"
            icon={<ExternalLink aria-hidden="true" />}
          >
            {words.testPage}
          </ButtonLink>
        )
      }
    >
      <Loaded query={query} failed={words.loadFailed} explain={messageOf}>
        {(installation) => <Content id={id} installation={installation} />}
      </Loaded>
    </Page>
  );
}

function Content({ id, installation }: { id: string; installation: Installation }) {
  const words = useWords(installWords);
  const mayEdit = useMay('edit');
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <NotActiveNotice id={id} installation={installation} />
        <CopyField
          label={words.code}
          help={words.codeHelp}
          value={installation.embedCode}
          multiline
          buttonLabel={words.copyCode}
          variant="primary"
        />
        <HowItWorks topic="install" />
        <GuideTabs id={id} installation={installation} />
      </div>
      <aside className={css.side}>
        <SeenLight installation={installation} />
        {mayEdit ? <CheckPage id={id} /> : null}
      </aside>
    </div>
  );
}
