import { useRef, useState, type ChangeEvent, type Dispatch } from 'react';
import { toast } from '@askwell/platform';
import { Button, Download, saveFile, useWords } from '@askwell/ui';
import { Upload } from '@askwell/ui/more-icons';
import { csvOf } from '../csv/export-faqs.ts';
import { largestFile, textOfFile } from '../csv/read-text.ts';
import { planImport, type ImportPlan } from '../csv/plan-import.ts';
import type { DraftFaq } from '../draft/draft.ts';
import type { EditorEvent } from '../editor/state/editor-state.ts';
import { knowledgeWords } from '../words/knowledge.ts';
import { ImportDialog } from './import/ImportDialog.tsx';
import css from './KnowledgeTools.module.css';

type KnowledgeToolsProps = {
  faqs: readonly DraftFaq[];
  chatbotName: string;
  dispatch: Dispatch<EditorEvent>;
};

type Chosen = { fileName: string; plan: ImportPlan };

/** Imports FAQs from a CSV file, and exports them to one. */
export function KnowledgeTools({ faqs, chatbotName, dispatch }: KnowledgeToolsProps) {
  const { csv: words } = useWords(knowledgeWords);
  const file = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);

  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const picked = input.files?.[0];
    if (picked === undefined) return;
    if (picked.size > largestFile)
      toast.error(words.tooLarge(megabytes(picked.size), megabytes(largestFile)));
    else
      try {
        setChosen({
          fileName: picked.name,
          plan: planImport(await textOfFile(picked), faqs, words.problems),
        });
      } catch {
        toast.error(words.unreadable);
      }
    // So that the same file can be chosen again after it was corrected.
    input.value = '';
  };
  const take = ({ plan }: Chosen) => {
    dispatch({ type: 'faqsImported', faqs: plan.faqs });
    setChosen(null);
    toast.success(words.imported(plan.added.length + plan.changed.length));
  };

  return (
    <div className={css.tools}>
      <input
        ref={file}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        hidden
        aria-label={words.file}
        onChange={(event) => void choose(event)}
      />
      <Button size="s" icon={<Upload aria-hidden="true" />} onClick={() => file.current?.click()}>
        {words.import}
      </Button>
      <Button
        size="s"
        icon={<Download aria-hidden="true" />}
        disabled={faqs.length === 0}
        onClick={() =>
          saveFile(fileNameOf(chatbotName), new Blob([csvOf(faqs)], { type: 'text/csv;charset=utf-8' }))
        }
      >
        {words.export}
      </Button>
      {chosen === null ? null : (
        <ImportDialog {...chosen} onClose={() => setChosen(null)} onImport={() => take(chosen)} />
      )}
    </div>
  );
}

const fileNameOf = (chatbotName: string): string => {
  const name = chatbotName
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${name || 'chatbot'}-faqs.csv`;
};

/** With one decimal, rounded up. */
const megabytes = (bytes: number): number => Math.ceil(bytes / 100_000) / 10;
