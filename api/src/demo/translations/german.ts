/** The shop's answers in German, by the FAQ's question. */
export const german: Readonly<Record<string, string>> = {
  'What are your opening hours?':
    'Wir haben **dienstags bis samstags von 10:00 bis 18:30 Uhr** geöffnet und am ersten Sonntag im Monat von 11:00 bis 16:00 Uhr. Montags ist geschlossen.',
  'Where can I find you?':
    'Sie finden uns in der **14 Fern Lane, Bristol BS1 4QD**, zwei Minuten zu Fuß vom Hafen. Achten Sie auf die grüne Tür mit dem Messingkessel.',
  'Is there parking nearby?':
    'Die Fern Lane ist eine Fußgängerzone. Der Parkplatz am Queen Square ist drei Minuten entfernt, und vor unserer Tür stehen Fahrradständer.',
  'Is the shop accessible by wheelchair?':
    'Ja. Der Eingang ist ebenerdig, die Gänge sind breit genug für Rollstühle und Kinderwagen, und es gibt eine barrierefreie Toilette.',
  'Do you serve tea to drink in the shop?':
    'Wir haben acht Plätze am Fenster. Jeden Tee aus dem Regal gibt es als Kännchen für **4,50 £**, dazu Zitronenkuchen für 3 £.',
  'Do you offer tastings?':
    'Jeden Donnerstag um 18:45 Uhr verkosten wir sechs Tees, etwa neunzig Minuten lang. Ein Platz kostet **22 £** und lässt sich online oder an der Kasse buchen.',
  'Can I book a private tasting for a group?':
    'Gern: für sechs bis vierzehn Personen, an jedem Abend außer donnerstags, für 26 £ pro Person. Schreiben Sie mit Ihrem Wunschtermin an hello@fernandkettle.example.',
  'Is your tea organic?':
    'Etwa vier von fünf unserer Tees sind biozertifiziert. Das Blattsymbol auf der Tüte und im Onlineshop zeigt, welche.',
  'Where does your tea come from?':
    'Aus dreiundzwanzig Gärten in Indien, Sri Lanka, China, Japan, Taiwan und Kenia. Bei vierzehn davon kaufen wir direkt; Garten und Ernte stehen auf jeder Tüte.',
  'Which teas are free of caffeine?':
    'Rooibos, Kräuter- und Früchtetees enthalten gar kein Koffein. Von den echten Tees haben Hojicha und Kukicha nur sehr wenig.',
  'How should I store my tea?':
    'Dunkel, trocken und gut verschlossen, nicht neben Kaffee oder Gewürzen. Grüner Tee schmeckt innerhalb eines Jahres am besten, schwarzer innerhalb von drei.',
  'How do I brew green tea?':
    'Zwei Gramm pro Tasse, Wasser mit **70 bis 80 °C**, zwei Minuten. Wird er bitter, war das Wasser zu heiß.',
  'How do I make matcha?':
    'Sieben Sie ein Gramm in eine Schale, geben Sie 60 ml Wasser mit 80 °C dazu und schlagen Sie es schnell in W-Form schaumig, am besten mit einem Bambusbesen.',
  'Which tea is good for beginners?':
    'Beginnen Sie mit **Harbour Breakfast** (kräftig), **White Peony** (mild) und **Milk Oolong** (cremig). Die Probierbox mit je fünfzehn Gramm kostet 9 £.',
  'Do you sell teapots and accessories?':
    'Ja: Kannen aus Gusseisen und Porzellan, Siebe, Wasserkocher mit Thermometer, Matcha-Sets und Dosen. Alles steht im Onlineshop unter Teaware.',
  'Do your teas contain allergens?':
    'Einige Mischungen enthalten Mandeln, Kokos oder Gerste; das steht fett auf dem Etikett. Spuren von Nüssen können wir nicht ausschließen.',
  'How much does delivery cost?':
    'Innerhalb des Vereinigten Königreichs **3,20 £**, ab 35 £ kostenlos. In die Europäische Union kostet der Versand 8,90 £, sonst 14 £.',
  'How long does delivery take?':
    'Bestellungen vor 14:00 Uhr verschicken wir am selben Tag. Im Vereinigten Königreich sind sie in ein bis drei Werktagen da, in Europa in vier bis sieben.',
  'Do you ship abroad?':
    'Ja, in ganz Europa, nach Nordamerika, Japan, Australien und Neuseeland. Für die EU ist der Zoll schon bezahlt.',
  'How can I track my parcel?':
    'Sobald wir Ihr Paket übergeben, bekommen Sie eine E-Mail mit einem Link zur Sendungsverfolgung. Kommt nach zwei Werktagen nichts, schicken Sie uns Ihre Bestellnummer, und wir suchen es.',
  'Can I change or cancel my order?':
    'Ja, bis 14:00 Uhr am Tag der Bestellung: Antworten Sie auf die Bestätigung. Danach können Sie das Paket nur noch zurückschicken.',
  'Can I return tea?':
    'Ungeöffnete Tüten und unbenutztes Zubehör nehmen wir innerhalb von 30 Tagen zurück. Legen Sie die Bestellnummer bei und schicken Sie alles an die Adresse des Ladens.',
  'When do I get my money back?':
    'Innerhalb von fünf Werktagen, nachdem Ihr Paket bei uns angekommen ist, auf dem Weg, auf dem Sie bezahlt haben.',
  'My teapot arrived broken':
    'Das tut uns leid! Schicken Sie innerhalb von zwei Wochen ein Foto an hello@fernandkettle.example. Am nächsten Tag geht eine neue Kanne an Sie raus.',
  'Which payment methods do you accept?':
    'Online: Karten, PayPal, Apple Pay und Google Pay. Im Laden auch bar. Cafés und Büros können nach der dritten Bestellung auf Rechnung zahlen.',
  'Do you sell gift cards?':
    'Ja, von 10 bis 200 £, auf Saatpapier gedruckt oder sofort per E-Mail. Sie gelten drei Jahre, online und im Laden.',
  'Can you wrap it as a gift?':
    'Ja, für 3 £ verpacken wir es in japanischem Baumwolltuch und legen eine handgeschriebene Karte bei. Schreiben Sie Ihren Text in die Anmerkung der Bestellung.',
  'Do you have a tea subscription?':
    'Die **Kettle Box** bringt jeden Monat drei neue Tees für 18 £, Versand inklusive. Sie können jederzeit aussetzen oder kündigen.',
  'How do I cancel my subscription?':
    'In Ihrem Konto unter Kettle Box: aussetzen, pausieren oder kündigen. Eine Änderung vor dem 20. gilt schon für den nächsten Monat.',
  'Is there a discount for larger orders?':
    'Ab 500 g einer Sorte zahlen Sie 10 % weniger, ab 1 kg 15 %. Und das zehnte Kännchen im Laden geht auf uns.',
  'Do you supply cafés and restaurants?':
    'Ja, mehr als vierzig. Händlerpreise gibt es ab 2 kg im Monat, die Schulung Ihres Teams inklusive. Schreiben Sie an trade@fernandkettle.example.',
  'How can I reach a person?':
    'Rufen Sie uns während der Öffnungszeiten unter **0117 496 0117** an oder schreiben Sie an hello@fernandkettle.example. Nadia, Tom oder Priya antworten meist in wenigen Stunden.',
};
