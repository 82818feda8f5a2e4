import type { Faq } from '@askwell/contracts';

/** What people ask about the shop itself and about tea. */
export const shopFaqs: Faq[] = [
  {
    question: 'What are your opening hours?',
    variants: ['When are you open?', 'Are you open on Sundays?', 'What time do you close?'],
    answer:
      'We are open **Tuesday to Saturday from 10:00 to 18:30**, and on the first Sunday of each month from 11:00 to 16:00. On Mondays the kettles rest.',
  },
  {
    question: 'Where can I find you?',
    variants: ['What is your address?', 'Where is the shop?', 'How do I get to you?'],
    answer:
      'You find us at **14 Fern Lane, Bristol BS1 4QD**, two minutes on foot from the harbour. Look for the green door with the brass kettle.',
  },
  {
    question: 'Is there parking nearby?',
    variants: ['Where can I park?', 'Do you have a car park?'],
    answer:
      'Fern Lane is for walkers only. The car park at Queen Square is three minutes away, and there are bicycle stands right in front of our door.',
  },
  {
    question: 'Is the shop accessible by wheelchair?',
    variants: ['Are there steps at the entrance?', 'Can I come with a pram?'],
    answer:
      'Yes. The entrance is level, the aisles are wide enough for wheelchairs and prams, and there is an accessible toilet behind the counter.',
  },
  {
    question: 'Do you serve tea to drink in the shop?',
    variants: ['Can I drink a cup of tea there?', 'Do you have a tea room?', 'Can I sit down for a tea?'],
    answer:
      'We have eight seats by the window. Any tea on the shelf can be had as a pot for **£4.50**, with a slice of our lemon loaf for £3.',
  },
  {
    question: 'Do you offer tastings?',
    variants: ['Can I book a tea tasting?', 'When is the next tasting?', 'How much is a tasting?'],
    answer:
      'Every Thursday at 18:45 we taste six teas around one table, for about ninety minutes. A place costs **£22** and can be booked online or at the counter. We are at most ten.',
  },
  {
    question: 'Can I book a private tasting for a group?',
    variants: [
      'Do you do events for companies?',
      'Can we have a hen party tasting?',
      'Tasting for a birthday',
    ],
    answer:
      'Gladly. From six to fourteen people, on any evening but Thursday, for £26 each. Write to hello@fernandkettle.example with your date and we hold it for three days.',
  },
  {
    question: 'Is your tea organic?',
    variants: ['Do you have organic tea?', 'Are your teas certified?'],
    answer:
      'About four in five of our teas are certified organic. The leaf symbol on the bag and in the online shop tells you which ones.',
  },
  {
    question: 'Where does your tea come from?',
    variants: ['Which countries is the tea from?', 'Do you know the farmers?', 'Is it fair trade?'],
    answer:
      'From twenty-three gardens in India, Sri Lanka, China, Japan, Taiwan and Kenya. We buy directly from fourteen of them and print the garden and the harvest on every bag.',
  },
  {
    question: 'Which teas are free of caffeine?',
    variants: ['Do you have decaf tea?', 'Tea without caffeine', 'What can I drink in the evening?'],
    answer:
      'Rooibos, herbal and fruit infusions have no caffeine at all. Of the real teas, hojicha and kukicha have very little.',
  },
  {
    question: 'How should I store my tea?',
    variants: ['How long does tea keep?', 'Does tea go off?', 'Best way to keep tea fresh'],
    answer:
      'Dark, dry and closed tightly, away from coffee and spices. Green tea is best within a year, black tea within three. Pu-erh only gets better.',
  },
  {
    question: 'How do I brew green tea?',
    variants: [
      'What temperature for green tea?',
      'My green tea is bitter',
      'How long should green tea steep?',
    ],
    answer:
      'Two grams to a cup, water at **70 to 80 °C**, two minutes. If it turns bitter, the water was too hot: let the kettle stand open for five minutes first.',
  },
  {
    question: 'How do I make matcha?',
    variants: ['How do I prepare matcha?', 'Matcha instructions', 'What do I need for matcha?'],
    answer:
      'Sift one gram into a bowl, add 60 ml of water at 80 °C and whisk in a quick W until it foams. A bamboo whisk makes all the difference; ours come from Nara.',
  },
  {
    question: 'Which tea is good for beginners?',
    variants: [
      'I am new to tea, what should I try?',
      'Which tea do you recommend?',
      'What is your bestseller?',
    ],
    answer:
      'Start with our **Harbour Breakfast** (strong, malty), **White Peony** (soft, no bitterness) and **Milk Oolong** (creamy). The tasting box holds fifteen grams of each, for £9.',
  },
  {
    question: 'Do you sell teapots and accessories?',
    variants: ['Do you have teapots?', 'Can I buy a strainer?', 'Do you sell matcha whisks?'],
    answer:
      'Yes: cast iron and porcelain pots, strainers, kettles with a thermometer, matcha sets and tins. Everything is in the online shop under Teaware.',
  },
  {
    question: 'Do your teas contain allergens?',
    variants: ['Is there gluten in your tea?', 'Are there nuts in the tea?', 'I have a nut allergy'],
    answer:
      'Some blends hold almonds, coconut or barley; the label says so in bold. We pack in a room in which nuts are handled, so traces cannot be ruled out.',
  },
];
