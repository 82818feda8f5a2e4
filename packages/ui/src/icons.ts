/**
 * The icons that the product uses, one set, drawn at 1.5–2 px. Decoration: give them `aria-hidden`
 * beside a word.
 */
export {
  ArrowLeft,
  BookOpen,
  Check,
  ChevronDown,
  ChevronRight,
  CircleCheck,
  Clock,
  Code,
  Copy,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  Info,
  KeyRound,
  LogOut,
  Mail,
  MapPin,
  Menu,
  MessageCircle,
  MessagesSquare,
  Pencil,
  Phone,
  Plus,
  RefreshCw,
  Search,
  Send,
  ShieldCheck,
  Trash2,
  TriangleAlert,
  User,
  X,
} from 'lucide-react';

/** Makes an icon of its drawing. Icons that are bundled with a remote take it from the shell. */
export { createLucideIcon } from 'lucide-react';
