/**
 * Puts the styles of a `.adopted.module.css` into the script that imports it; the document adopts
 * them when the script runs. For chunks that are loaded later: styles in a file would need another
 * request, and code for it in the entry.
 */
export function pitch(request) {
  const styles = JSON.stringify(this.utils.contextify(this.context, `!!${request}`));
  return `
    import styles from ${styles};
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles.toString());
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    import.meta.webpackHot?.dispose(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    });
    export default styles.locals;`;
}

export default function adoptStyles() {}
