/**
 * The element that holds the page. Remotes name their sections as they like, so this name is the
 * shell's alone.
 */
export const contentId = 'shell-content';
