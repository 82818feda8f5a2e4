/** The shop's answers in French, by the FAQ's question. */
export const french: Readonly<Record<string, string>> = {
  'What are your opening hours?':
    "Nous sommes ouverts **du mardi au samedi de 10 h à 18 h 30**, et le premier dimanche du mois de 11 h à 16 h. Le lundi, c'est fermé.",
  'Where can I find you?':
    'Nous sommes au **14 Fern Lane, Bristol BS1 4QD**, à deux minutes à pied du port. Cherchez la porte verte à la bouilloire en laiton.',
  'Is there parking nearby?':
    'Fern Lane est piétonne. Le parking de Queen Square est à trois minutes, et il y a des arceaux à vélos devant notre porte.',
  'Is the shop accessible by wheelchair?':
    "Oui. L'entrée est de plain-pied, les allées sont assez larges pour les fauteuils et les poussettes, et il y a des toilettes accessibles.",
  'Do you serve tea to drink in the shop?':
    'Nous avons huit places près de la fenêtre. Chaque thé se boit sur place en théière pour **4,50 £**, avec une part de cake au citron pour 3 £.',
  'Do you offer tastings?':
    'Chaque jeudi à 18 h 45, nous dégustons six thés pendant environ quatre-vingt-dix minutes. Une place coûte **22 £** et se réserve en ligne ou au comptoir.',
  'Can I book a private tasting for a group?':
    'Avec plaisir : de six à quatorze personnes, chaque soir sauf le jeudi, pour 26 £ par personne. Écrivez à hello@fernandkettle.example avec votre date.',
  'Is your tea organic?':
    'Environ quatre de nos thés sur cinq sont certifiés bio. La feuille sur le sachet et dans la boutique en ligne indique lesquels.',
  'Where does your tea come from?':
    "De vingt-trois jardins en Inde, au Sri Lanka, en Chine, au Japon, à Taïwan et au Kenya. Nous achetons directement à quatorze d'entre eux.",
  'Which teas are free of caffeine?':
    "Le rooibos et les infusions de plantes et de fruits n'ont pas de caféine. Parmi les vrais thés, le hojicha et le kukicha en ont très peu.",
  'How should I store my tea?':
    "À l'abri de la lumière et de l'humidité, bien fermé, loin du café et des épices. Le thé vert se boit dans l'année, le noir dans les trois ans.",
  'How do I brew green tea?':
    "Deux grammes par tasse, de l'eau à **70–80 °C**, deux minutes. S'il est amer, l'eau était trop chaude.",
  'How do I make matcha?':
    "Tamisez un gramme dans un bol, ajoutez 60 ml d'eau à 80 °C et fouettez vite en W jusqu'à obtenir une mousse, de préférence avec un fouet en bambou.",
  'Which tea is good for beginners?':
    'Commencez par **Harbour Breakfast** (corsé), **White Peony** (doux) et **Milk Oolong** (crémeux). Le coffret découverte de quinze grammes chacun coûte 9 £.',
  'Do you sell teapots and accessories?':
    'Oui : théières en fonte et en porcelaine, passoires, bouilloires avec thermomètre, sets à matcha et boîtes. Tout est en ligne sous Teaware.',
  'Do your teas contain allergens?':
    "Certains mélanges contiennent des amandes, de la noix de coco ou de l'orge ; l'étiquette l'indique en gras. Des traces de fruits à coque sont possibles.",
  'How much does delivery cost?':
    "Au Royaume-Uni **3,20 £**, et gratuit à partir de 35 £. Vers l'Union européenne 8,90 £, ailleurs 14 £.",
  'How long does delivery take?':
    'Les commandes passées avant 14 h partent le jour même. Elles arrivent en un à trois jours ouvrés au Royaume-Uni, en quatre à sept en Europe.',
  'Do you ship abroad?':
    "Oui, dans toute l'Europe, en Amérique du Nord, au Japon, en Australie et en Nouvelle-Zélande. Pour l'UE, la douane est déjà payée.",
  'How can I track my parcel?':
    'Vous recevez un e-mail avec un lien de suivi quand nous remettons votre colis. Rien après deux jours ouvrés ? Envoyez-nous votre numéro de commande.',
  'Can I change or cancel my order?':
    "Oui, jusqu'à 14 h le jour de la commande : répondez à la confirmation. Une fois le colis parti, il ne peut qu'être renvoyé.",
  'Can I return tea?':
    "Les sachets fermés et les accessoires neufs peuvent être renvoyés sous 30 jours. Joignez le numéro de commande et envoyez le tout à l'adresse de la boutique.",
  'When do I get my money back?':
    "Dans les cinq jours ouvrés après l'arrivée de votre colis chez nous, par le moyen de paiement utilisé.",
  'My teapot arrived broken':
    'Nous sommes désolés ! Envoyez une photo à hello@fernandkettle.example sous deux semaines. Une nouvelle théière part le lendemain.',
  'Which payment methods do you accept?':
    'En ligne : cartes, PayPal, Apple Pay et Google Pay. En boutique aussi en espèces. Les cafés et bureaux peuvent payer sur facture après la troisième commande.',
  'Do you sell gift cards?':
    'Oui, de 10 à 200 £, sur papier à semer ou par e-mail en quelques minutes. Elles sont valables trois ans, en ligne et en boutique.',
  'Can you wrap it as a gift?':
    "Pour 3 £, nous l'emballons dans un tissu de coton japonais avec une carte écrite à la main. Indiquez votre message dans la note de commande.",
  'Do you have a tea subscription?':
    'La **Kettle Box** apporte trois nouveaux thés chaque mois pour 18 £, livraison comprise. Vous pouvez sauter un mois ou arrêter à tout moment.',
  'How do I cancel my subscription?':
    'Dans votre compte, sous Kettle Box : sauter, suspendre ou résilier. Un changement avant le 20 vaut déjà pour le mois suivant.',
  'Is there a discount for larger orders?':
    "Dès 500 g d'un thé, vous payez 10 % de moins, dès 1 kg 15 %. Et la dixième théière en boutique est offerte.",
  'Do you supply cafés and restaurants?':
    'Oui, à plus de quarante. Les prix professionnels commencent à 2 kg par mois, formation de votre équipe comprise. Écrivez à trade@fernandkettle.example.',
  'How can I reach a person?':
    "Appelez le **0117 496 0117** pendant nos heures d'ouverture ou écrivez à hello@fernandkettle.example. Nadia, Tom ou Priya répondent en quelques heures.",
};
