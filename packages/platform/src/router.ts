/**
 * The router's names that remotes may use. Only this package imports the router, so there is only
 * one.
 */
export {
  Navigate,
  useBeforeUnload,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { NavigateFunction, To } from 'react-router-dom';
