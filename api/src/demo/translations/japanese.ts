/** The shop's answers in Japanese, by the FAQ's question. */
export const japanese: Readonly<Record<string, string>> = {
  'What are your opening hours?':
    '**火曜日から土曜日の10:00〜18:30**、毎月第1日曜日は11:00〜16:00に営業しています。月曜日は定休日です。',
  'Where can I find you?':
    '**14 Fern Lane, Bristol BS1 4QD** です。港から徒歩2分、真鍮のやかんが付いた緑の扉が目印です。',
  'Is there parking nearby?':
    'Fern Laneは歩行者専用です。Queen Squareの駐車場まで徒歩3分、店の前に駐輪場があります。',
  'Is the shop accessible by wheelchair?':
    'はい。入口に段差はなく、通路は車いすやベビーカーも通れる広さで、バリアフリーのトイレもあります。',
  'Do you serve tea to drink in the shop?':
    '窓際に8席あります。棚のお茶はどれもポットで**4.50ポンド**、レモンケーキは3ポンドです。',
  'Do you offer tastings?':
    '毎週木曜日の18:45から約90分、6種類のお茶を味わう試飲会があります。参加費は**22ポンド**、オンラインまたは店頭で予約できます。',
  'Can I book a private tasting for a group?':
    'はい、6名から14名まで、木曜以外の夜にお一人26ポンドで承ります。ご希望の日を hello@fernandkettle.example までお知らせください。',
  'Is your tea organic?':
    '約8割のお茶が有機認証を受けています。袋とオンラインショップの葉のマークが目印です。',
  'Where does your tea come from?':
    'インド、スリランカ、中国、日本、台湾、ケニアの23の茶園からです。うち14の茶園から直接仕入れ、袋に茶園と収穫を記しています。',
  'Which teas are free of caffeine?':
    'ルイボス、ハーブティー、フルーツティーはノンカフェインです。ほうじ茶と茎茶はごくわずかです。',
  'How should I store my tea?':
    '暗く乾いた場所で密閉し、コーヒーや香辛料から離して保存してください。緑茶は1年、紅茶は3年以内がおいしいです。',
  'How do I brew green tea?': '1杯に2グラム、**70〜80℃**のお湯で2分です。苦い場合はお湯が熱すぎます。',
  'How do I make matcha?': '抹茶1グラムをふるい、80℃のお湯60mlを注ぎ、茶筅で泡立つまで手早く点ててください。',
  'Which tea is good for beginners?':
    '**Harbour Breakfast**(しっかり)、**White Peony**(まろやか)、**Milk Oolong**(クリーミー)がおすすめです。各15グラムのお試しセットは9ポンドです。',
  'Do you sell teapots and accessories?':
    'はい。鉄瓶や磁器のポット、茶こし、温度計付きケトル、抹茶セット、茶筒があります。オンラインショップのTeawareをご覧ください。',
  'Do your teas contain allergens?':
    'アーモンド、ココナッツ、大麦を含むブレンドがあり、ラベルに太字で記載しています。ナッツの微量混入の可能性があります。',
  'How much does delivery cost?':
    '英国内は**3.20ポンド**、35ポンド以上で無料です。EUは8.90ポンド、その他の地域は14ポンドです。',
  'How long does delivery take?':
    '14:00までのご注文は当日発送します。英国内は1〜3営業日、ヨーロッパは4〜7営業日で届きます。',
  'Do you ship abroad?':
    'はい、ヨーロッパ全域、北米、日本、オーストラリア、ニュージーランドへ発送します。EU向けの関税は支払い済みです。',
  'How can I track my parcel?':
    '荷物の発送時に追跡リンクをメールでお送りします。2営業日たっても届かない場合は、注文番号をお知らせください。',
  'Can I change or cancel my order?':
    'はい、ご注文当日の14:00までは確認メールへの返信で承ります。発送後は返品のみとなります。',
  'Can I return tea?':
    '未開封の袋と未使用の茶器は30日以内に返品できます。注文番号を同封し、店の住所までお送りください。',
  'When do I get my money back?': '返品が当店に届いてから5営業日以内に、お支払いと同じ方法で返金します。',
  'My teapot arrived broken':
    '申し訳ございません。2週間以内に写真を hello@fernandkettle.example までお送りください。翌日に新しいものを発送します。',
  'Which payment methods do you accept?':
    'オンラインではカード、PayPal、Apple Pay、Google Pay、店頭では現金も使えます。カフェや会社は3回目のご注文後から請求書払いができます。',
  'Do you sell gift cards?':
    'はい、10〜200ポンドです。種入りの紙への印刷、またはメールですぐにお届けします。有効期限は3年です。',
  'Can you wrap it as a gift?':
    '3ポンドで日本の木綿の布に包み、手書きのカードを添えます。メッセージは注文の備考にご記入ください。',
  'Do you have a tea subscription?':
    '**Kettle Box**で毎月3種類の新しいお茶が届きます。送料込みで18ポンド、いつでもスキップや解約ができます。',
  'How do I cancel my subscription?':
    'アカウントのKettle Boxから、スキップ、一時停止、解約ができます。20日までの変更は翌月に反映されます。',
  'Is there a discount for larger orders?':
    '同じお茶500gから10%、1kgから15%割引です。店頭では10杯目のポットを無料で差し上げます。',
  'Do you supply cafés and restaurants?':
    'はい、40軒以上に卸しています。卸価格は月2kgから、研修も含まれます。trade@fernandkettle.example までご連絡ください。',
  'How can I reach a person?':
    '営業時間中に **0117 496 0117** へお電話いただくか、hello@fernandkettle.example までメールをください。通常は数時間以内に返信します。',
};
