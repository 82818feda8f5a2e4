/** What the legal pages have in common. */
export const legal = { sections: 'Sections' };
