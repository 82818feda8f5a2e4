/**
 * A handbook in long texts whose titles say little, and questions about it in other words. Written
 * for measuring; no weight was chosen by it.
 */
export const handbook: Record<string, string> = {
  'page 1':
    'Every bicycle leaves our workshop with a helmet, a lock with two keys and a small pump. Helmets come in three sizes and are disinfected after each tour. Child seats fit on all city bicycles up to a weight of 22 kilograms, and a trailer for two children can be added for nine euros a day.\n\nAnybody who brings a bicycle back later than seven in the evening puts it into the yard behind the station and throws the key into the yellow box. A late return costs four euros for each hour that has begun. If the bicycle stays out overnight without a call, we charge a full day.',
  'page 2':
    'A deposit of 50 euros is blocked on your card when you collect an ordinary bicycle, and 200 euros for one with an electric motor. The amount is released within three working days after the return. We do not accept cash as a deposit, nor identity documents.\n\nBookings can be cancelled free of charge until 24 hours before they begin. After that half of the price is due, and all of it if nobody comes. In bad weather, with an official warning of storms, we refund the whole amount however late you cancel.',
  'page 3':
    'The battery of an electric bicycle lasts for 60 to 90 kilometers, depending on the hills and on the chosen level of assistance. It is charged in four hours. A charger can be borrowed for tours of several days, and eleven inns along the river let our guests charge for nothing.\n\nA flat tire is part of riding. The bag under the saddle holds levers, a spare tube and patches. Whoever does not want to repair it calls the breakdown number that is printed on the frame; between eight and eight a van comes within an hour, anywhere in the valley.',
  'page 4':
    'Theft has to be reported to the police on the same day. With the number of the report the insurance pays, and your own share is 100 euros. Without a report, or if the lock was not closed around a fixed object, you pay the value of the bicycle.\n\nGroups of ten or more get 15 percent off and a guide on request. Schools pay half. Please write to us three weeks ahead, with the heights of everybody, so that the saddles are adjusted when you arrive.',
  'page 5':
    'The river path is flat and paved and suits families; it leads past two beaches and a dairy that sells ice cream. The forest loop climbs 600 meters and is for practiced riders with good brakes. Both are marked with blue signs. Maps lie on the counter, and the tracks can be downloaded for navigation devices.\n\nTrains carry bicycles outside the rush hour, from nine to three and after seven. A ticket for a bicycle costs three euros. Folded bicycles travel for nothing at any time.',
  'page 6':
    'Dogs ride along in a basket up to eight kilograms, larger ones in a trailer that has to be reserved. Luggage can be left in lockers at the station for two euros, and we carry suitcases to the next hotel for twelve euros each if they are labeled before nine in the morning.\n\nRiders have to be 14 years old to use an electric bicycle, and 18 for the fast ones, which need a license and a number plate. Younger ones ride ordinary bicycles in the company of an adult who signs for them.',
};

/** Questions, and a part of the passage that answers each. */
export const handbookQuestions: readonly (readonly [question: string, answer: string])[] = [
  ['is a helmet included', 'leaves our workshop with a helmet'],
  ['can I get a seat for my child', 'leaves our workshop with a helmet'],
  ['I will be back after you close, where do I leave the bicycle', 'brings a bicycle back later'],
  ['what is the fee for a late return', 'brings a bicycle back later'],
  ['how much deposit do I have to pay', 'A deposit of 50 euros'],
  ['when is my deposit released', 'A deposit of 50 euros'],
  ['can I cancel my booking', 'Bookings can be cancelled'],
  ['what happens if there is a storm', 'Bookings can be cancelled'],
  ['how many kilometers does the battery last', 'The battery of an electric bicycle'],
  ['where can I charge on the way', 'The battery of an electric bicycle'],
  ['I have a flat tire', 'A flat tire is part of riding'],
  ['who helps me if I break down', 'A flat tire is part of riding'],
  ['my bicycle was stolen', 'Theft has to be reported'],
  ['does the insurance cover theft', 'Theft has to be reported'],
  ['discount for groups', 'Groups of ten or more'],
  ['price for a school class', 'Groups of ten or more'],
  ['which route is good for a family', 'The river path is flat'],
  ['do you have maps', 'The river path is flat'],
  ['can I take the bicycle on the train', 'Trains carry bicycles'],
  ['what is a bicycle ticket', 'Trains carry bicycles'],
  ['can my dog come along', 'Dogs ride along'],
  ['where can we leave our luggage', 'Dogs ride along'],
  ['how old do you have to be for an electric bicycle', 'Riders have to be 14'],
  ['do I need a driving license', 'Riders have to be 14'],
];

/** Questions that the handbook does not answer. */
export const handbookStrangers: readonly string[] = [
  'who won the match yesterday',
  'how do I bake sourdough bread',
  'can you recommend a dentist',
  'do you sell concert tickets',
  'what is the capital of Peru',
  'my laptop does not start',
  'is the swimming pool heated',
  'how do I apply for a visa',
  'translate good morning into French',
  'can I rent a car here',
  'do you have vegan pizza',
  'what is your favorite movie',
];
