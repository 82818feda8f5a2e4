/** The shop's answers in Spanish, by the FAQ's question. */
export const spanish: Readonly<Record<string, string>> = {
  'What are your opening hours?':
    'Abrimos **de martes a sábado de 10:00 a 18:30** y el primer domingo de cada mes de 11:00 a 16:00. Los lunes cerramos.',
  'Where can I find you?':
    'Estamos en **14 Fern Lane, Bristol BS1 4QD**, a dos minutos a pie del puerto. Busque la puerta verde con la tetera de latón.',
  'Is there parking nearby?':
    'Fern Lane es peatonal. El aparcamiento de Queen Square está a tres minutos y hay aparcabicicletas delante de nuestra puerta.',
  'Is the shop accessible by wheelchair?':
    'Sí. La entrada no tiene escalones, los pasillos son anchos para sillas de ruedas y cochecitos, y hay un aseo accesible.',
  'Do you serve tea to drink in the shop?':
    'Tenemos ocho asientos junto a la ventana. Cualquier té se sirve en tetera por **4,50 £**, con una porción de bizcocho de limón por 3 £.',
  'Do you offer tastings?':
    'Todos los jueves a las 18:45 catamos seis tés durante unos noventa minutos. Una plaza cuesta **22 £** y se reserva en línea o en el mostrador.',
  'Can I book a private tasting for a group?':
    'Con mucho gusto: de seis a catorce personas, cualquier tarde menos los jueves, por 26 £ cada una. Escriba a hello@fernandkettle.example con la fecha.',
  'Is your tea organic?':
    'Unos cuatro de cada cinco de nuestros tés tienen certificado ecológico. El símbolo de la hoja en la bolsa y en la tienda en línea indica cuáles.',
  'Where does your tea come from?':
    'De veintitrés jardines de India, Sri Lanka, China, Japón, Taiwán y Kenia. Compramos directamente a catorce, e imprimimos el jardín y la cosecha en cada bolsa.',
  'Which teas are free of caffeine?':
    'El rooibos y las infusiones de hierbas y frutas no tienen cafeína. De los tés, el hojicha y el kukicha tienen muy poca.',
  'How should I store my tea?':
    'En un lugar oscuro y seco, bien cerrado y lejos del café y las especias. El té verde está mejor durante un año; el negro, durante tres.',
  'How do I brew green tea?':
    'Dos gramos por taza, agua a **70–80 °C**, dos minutos. Si amarga, el agua estaba demasiado caliente.',
  'How do I make matcha?':
    'Tamice un gramo en un cuenco, añada 60 ml de agua a 80 °C y bata rápido en forma de W hasta que haga espuma, mejor con un batidor de bambú.',
  'Which tea is good for beginners?':
    'Empiece con **Harbour Breakfast** (fuerte), **White Peony** (suave) y **Milk Oolong** (cremoso). La caja de prueba con quince gramos de cada uno cuesta 9 £.',
  'Do you sell teapots and accessories?':
    'Sí: teteras de hierro y porcelana, coladores, hervidores con termómetro, juegos de matcha y latas. Todo está en la tienda en línea, en Teaware.',
  'Do your teas contain allergens?':
    'Algunas mezclas llevan almendra, coco o cebada; la etiqueta lo indica en negrita. No podemos descartar trazas de frutos secos.',
  'How much does delivery cost?':
    'En el Reino Unido **3,20 £**, y gratis a partir de 35 £. A la Unión Europea cuesta 8,90 £, y al resto 14 £.',
  'How long does delivery take?':
    'Los pedidos antes de las 14:00 salen el mismo día. En el Reino Unido llegan en uno a tres días laborables; en Europa, en cuatro a siete.',
  'Do you ship abroad?':
    'Sí, a toda Europa, Norteamérica, Japón, Australia y Nueva Zelanda. En los pedidos a la UE la aduana ya está pagada.',
  'How can I track my parcel?':
    'Recibirá un correo con un enlace de seguimiento cuando entreguemos el paquete. Si no llega en dos días laborables, envíenos su número de pedido y lo buscamos.',
  'Can I change or cancel my order?':
    'Sí, hasta las 14:00 del día del pedido: responda a la confirmación. Cuando el paquete ha salido, solo se puede devolver.',
  'Can I return tea?':
    'Puede devolver las bolsas sin abrir y los accesorios sin usar en 30 días. Incluya el número de pedido y envíelo a la dirección de la tienda.',
  'When do I get my money back?':
    'En los cinco días laborables después de que su paquete llegue aquí, por el mismo medio con el que pagó.',
  'My teapot arrived broken':
    '¡Lo sentimos! Envíe una foto a hello@fernandkettle.example en un plazo de dos semanas. Al día siguiente sale una tetera nueva.',
  'Which payment methods do you accept?':
    'En línea: tarjetas, PayPal, Apple Pay y Google Pay. En la tienda también en efectivo. Los cafés y las oficinas pueden pagar con factura después del tercer pedido.',
  'Do you sell gift cards?':
    'Sí, de 10 a 200 £, en papel con semillas o por correo electrónico al momento. Valen tres años, en línea y en la tienda.',
  'Can you wrap it as a gift?':
    'Por 3 £ lo envolvemos en tela de algodón japonesa y añadimos una tarjeta escrita a mano. Escriba su mensaje en la nota del pedido.',
  'Do you have a tea subscription?':
    'La **Kettle Box** trae tres tés nuevos cada mes por 18 £, con el envío incluido. Puede saltarse un mes o cancelar cuando quiera.',
  'How do I cancel my subscription?':
    'En su cuenta, en Kettle Box: saltar, pausar o cancelar. Un cambio antes del día 20 ya vale para el mes siguiente.',
  'Is there a discount for larger orders?':
    'A partir de 500 g de un té paga un 10 % menos, y desde 1 kg un 15 %. Y la décima tetera en la tienda la invitamos nosotros.',
  'Do you supply cafés and restaurants?':
    'Sí, a más de cuarenta. Los precios para profesionales empiezan en 2 kg al mes, con formación para su equipo. Escriba a trade@fernandkettle.example.',
  'How can I reach a person?':
    'Llámenos al **0117 496 0117** mientras estamos abiertos o escriba a hello@fernandkettle.example. Nadia, Tom o Priya responden en pocas horas.',
};
