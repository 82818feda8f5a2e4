import { Link } from '@askwell/platform';
import { Banner, Button, ButtonLink } from '@askwell/ui';
import type { Editor } from './use-editor.ts';

/** What stands between the draft and its being stored. */
export function EditorNotices({ editor: { isNew, user, isOutdated, reload } }: { editor: Editor }) {
  if (isOutdated)
    return (
      <Banner
        tone="warning"
        title="This chatbot was changed somewhere else"
        action={
          <Button size="s" onClick={() => void reload()}>
            Load the newer version
          </Button>
        }
      >
        It was saved in another tab or on another device after you opened it here. Copy what you want to keep
        before you load it: it takes the place of your unsaved changes.
      </Banner>
    );
  if (isNew && user?.can.createChatbot === false)
    return (
      <Banner
        tone="warning"
        title="Please setup your Gemini API key first to create chatbots"
        action={
          <ButtonLink as={Link} to="/dashboard" size="s">
            Go to the dashboard
          </ButtonLink>
        }
      />
    );
  return null;
}
