import { Navigate } from '@askwell/platform';

/** An address that was given out once for making a chatbot. */
export default function BuilderRedirect() {
  return <Navigate to="/chatbot/new" replace />;
}
