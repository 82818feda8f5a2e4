import { Navigate } from '@askwell/platform';

/** /chatbot/builder, where the payment page leads, is /chatbot/new (product ruling 5). */
export default function BuilderRedirect() {
  return <Navigate to="/chatbot/new" replace />;
}
