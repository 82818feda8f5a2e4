/** The address field of the landing page. */
export const address = {
  label: 'Your website’s address',
  example: 'www.example.com',
  action: 'Draft my FAQs',
  tryIt: 'See its answers first',
  wrong: 'Please enter an address such as www.example.com',
};
