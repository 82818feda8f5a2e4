import { useId, useRef, useState, type ChangeEvent } from 'react';
import { refusal } from '@askwell/platform';
import { Button, useRefusalText, useWords } from '@askwell/ui';
import { Upload } from '@askwell/ui/more-icons';
import { useDeleteLogoMutation, useUploadLogoMutation } from '../../api/logo.api.ts';
import { appearanceWords } from '../../words/appearance.ts';
import { useFileDrop } from '../../sources/add/use-file-drop.ts';
import css from './LogoField.module.css';

type LogoFieldProps = {
  chatbotId: string;
  /** The address of the logo; null without one. */
  logo: string | null;
  onChange: (logo: string | null) => void;
};

const accepted = 'image/png,image/jpeg,image/webp';

/** Uploads and removes the logo: at once, since it is no part of the draft. */
export function LogoField({ chatbotId, logo, onChange }: LogoFieldProps) {
  const { logo: words } = useWords(appearanceWords);
  const lineOf = useRefusalText();
  const noteId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const [upload, { isLoading: isUploading }] = useUploadLogoMutation();
  const [remove, { isLoading: isRemoving }] = useDeleteLogoMutation();
  const picker = useRef<HTMLInputElement>(null);
  const explain = refusal({ fallback: words.failed, network: words.network });
  const isBusy = isUploading || isRemoving;

  const attempt = async (work: () => Promise<string | null>) => {
    setProblem(null);
    try {
      onChange(await work());
    } catch (error) {
      const refused = explain(error);
      setProblem(refused.fields?.['logo'] ?? lineOf(refused));
    }
  };
  const take = ([file]: readonly File[]) => {
    if (file !== undefined && !isBusy) void attempt(() => upload({ chatbotId, file }).unwrap());
  };
  const drop = useFileDrop(take);
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(input.files ?? [])];
    // So that the same file can be chosen again.
    input.value = '';
    take(files);
  };

  return (
    <div className={css.field} data-over={drop.isOver} {...drop.handlers}>
      <span className={css.picture}>{logo === null ? null : <img src={logo} alt={words.current} />}</span>
      <div className={css.side}>
        <p className={css.label}>{words.label}</p>
        <div className={css.buttons}>
          <input
            ref={picker}
            type="file"
            accept={accepted}
            hidden
            aria-label={words.file}
            onChange={choose}
          />
          <Button
            size="s"
            icon={<Upload aria-hidden="true" />}
            busy={isUploading}
            busyLabel={words.uploading}
            aria-describedby={noteId}
            onClick={() => picker.current?.click()}
          >
            {logo === null ? words.upload : words.replace}
          </Button>
          {logo === null ? null : (
            <Button
              size="s"
              variant="quiet"
              busy={isRemoving}
              onClick={() =>
                void attempt(async () => {
                  await remove(chatbotId).unwrap();
                  return null;
                })
              }
            >
              {words.remove}
            </Button>
          )}
        </div>
        <p
          id={noteId}
          className={problem === null ? css.help : css.problem}
          role={problem === null ? undefined : 'alert'}
        >
          {problem ?? words.help}
        </p>
      </div>
    </div>
  );
}
