/** The router's names that remotes may use. Only this package imports the router, so there is only one. */
export {
  Link,
  NavLink,
  Navigate,
  useBeforeUnload,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, NavLinkProps, NavigateFunction, To } from 'react-router-dom';
