import { Fragment, type ReactNode } from 'react';

/**
 * An answer with its Markdown as the widget shows it: `**bold**`, `*italic*`, `[links](https://…)`
 * and list items. Phrasing content only: lines break where the parent has `white-space: pre-line`.
 */
export function AnswerText({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index === 0 ? null : '\n'}
      {inlineOf(line.replace(/^\s*[-*+]\s+/, '• '))}
    </Fragment>
  ));
}

const inline = /\*\*(\S|\S[^*]*\S)\*\*|\*(\S|\S[^*]*\S)\*|\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/g;

function inlineOf(line: string): ReactNode[] {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const match of line.matchAll(inline)) {
    const [whole, bold, italic, label, href] = match;
    nodes.push(line.slice(end, match.index));
    if (bold !== undefined) nodes.push(<strong key={match.index}>{bold}</strong>);
    else if (italic !== undefined) nodes.push(<em key={match.index}>{italic}</em>);
    else
      nodes.push(
        <a key={match.index} href={href} target="_blank" rel="noreferrer">
          {label}
        </a>,
      );
    end = match.index + whole.length;
  }
  return [...nodes, line.slice(end)];
}
