import base from './base.css?inline';
import composer from './composer.css?inline';
import contact from './contact.css?inline';
import conversation from './conversation.css?inline';
import ending from './ending.css?inline';
import header from './header.css?inline';
import home from './home.css?inline';
import panel from './panel.css?inline';
import questions from './questions.css?inline';
import reply from './reply.css?inline';

export default base + panel + header + conversation + questions + home + reply + contact + composer + ending;
