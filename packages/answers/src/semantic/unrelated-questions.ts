/**
 * Questions that hardly any website answers. Their similarity to a knowledge base is its baseline:
 * a question about it is more similar.
 */
export const unrelatedQuestions: readonly string[] = [
  'What will the weather be like tomorrow?',
  'Who won the football match last night?',
  'Can you write a poem about the sea?',
  'What is the capital of Australia?',
  'How tall is Mount Everest?',
  'Tell me a joke about cats',
  'What is twelve times nineteen?',
  'How do I train my dog to sit?',
  'Which film should I watch this evening?',
  'Who painted the ceiling of that chapel in Rome?',
  'How long should I boil an egg?',
  'My car makes a strange noise when I brake',
  'Set an alarm for half past six',
  'What does this word mean in Latin?',
  'How far away is the moon?',
  'Play some music from the eighties',
  'Who was the first president?',
  'How do I get rid of a headache?',
  'Flip a coin for me',
  'What should I name my daughter?',
];
