import { useState } from 'react';
import { installPlatforms, type Installation, type InstallPlatform } from '@askwell/contracts';
import { ButtonLink, CopyField, Download, Tabs, useWords } from '@askwell/ui';
import { useMay } from '../../api/use-may.ts';
import { installWords } from '../../words/install.ts';
import { examplesOf } from './examples.ts';
import { InPageCode } from './InPageCode.tsx';
import { SendToDeveloper } from './SendToDeveloper.tsx';
import css from './GuideTabs.module.css';

type GuideTabsProps = { id: string; installation: Installation };

/** The steps for each system, and the mail with them to a developer. */
export function GuideTabs({ id, installation: { embedCode, deployment } }: GuideTabsProps) {
  const words = useWords(installWords);
  const mayEdit = useMay('edit');
  const [platform, setPlatform] = useState<InstallPlatform>('html');
  return (
    <section className={css.guides} aria-labelledby="guides-title">
      <h2 id="guides-title" className={css.title}>
        {words.where}
      </h2>
      <Tabs
        label={words.where}
        orientation="vertical"
        value={platform}
        onChange={setPlatform}
        tabs={installPlatforms.map((one) => ({
          id: one,
          label: words.guides[one].label,
          content: <Guide platform={one} embedCode={embedCode} />,
        }))}
      />
      <InPageCode embedCode={embedCode} />
      {mayEdit && deployment.isDeployed ? <SendToDeveloper id={id} platform={platform} /> : null}
    </section>
  );
}

function Guide({ platform, embedCode }: { platform: InstallPlatform; embedCode: string }) {
  const words = useWords(installWords);
  const { label, steps, note } = words.guides[platform];
  const { command, code, download } = examplesOf(platform, embedCode);
  return (
    <div className={css.guide}>
      <h3 className={css.name}>{label}</h3>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {download === undefined ? null : (
        <div>
          <ButtonLink as="a" href={download} download icon={<Download aria-hidden="true" />}>
            {words.downloadPlugin}
          </ButtonLink>
        </div>
      )}
      {command === undefined ? null : (
        <CopyField label={words.command} value={command} buttonLabel={words.copyExample} />
      )}
      {code === undefined ? null : (
        <CopyField label={words.example} value={code} multiline buttonLabel={words.copyExample} />
      )}
      {note === undefined ? null : <p className={css.note}>{note}</p>}
    </div>
  );
}
