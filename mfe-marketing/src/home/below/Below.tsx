import { useIsPrerendered, useWords } from '@askwell/ui';
import { CallToAction } from '../../parts/CallToAction.tsx';
import { DeepLink } from '../../parts/DeepLink.tsx';
import { storyWords } from '../../words/story.ts';
import { Features } from '../features/Features.tsx';
import { ApprovePiece } from './ApprovePiece.tsx';
import { Comparison } from './Comparison.tsx';
import { Cost } from './Cost.tsx';
import { HelpQuestions } from './HelpQuestions.tsx';
import { PrivacyFacts } from './PrivacyFacts.tsx';
import { Section } from './Section.tsx';
import { Systems } from './Systems.tsx';
import { Visitors } from './Visitors.tsx';

/**
 * The sections of the landing page below its opening. Prerendered like the rest, but for the last
 * ones, whose HTML and styles would weigh a kilobyte of the first visit; their code comes after the
 * first paint.
 */
export default function Below() {
  const { approve, callToAction } = useWords(storyWords);
  const isPrerendered = useIsPrerendered();
  return (
    <>
      <Section title={approve.title} text={approve.text}>
        <ApprovePiece />
      </Section>
      <Visitors />
      <Features />
      <Systems />
      <PrivacyFacts />
      {!isPrerendered && (
        <>
          <Cost />
          <Comparison />
          <HelpQuestions />
        </>
      )}
      <CallToAction
        title={callToAction.title}
        text={callToAction.text}
        actions={
          <>
            <DeepLink to="/register">{callToAction.action}</DeepLink>
            <DeepLink to="/features" quiet>
              {callToAction.second}
            </DeepLink>
          </>
        }
      />
    </>
  );
}
