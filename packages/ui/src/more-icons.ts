/**
 * Icons of parts that are loaded later. The modules of `@askwell/ui` are in the shell's first load;
 * these are bundled with the code that uses them.
 */
export {
  Bot,
  ChartLine,
  Check,
  ChevronsUpDown,
  Code,
  CreditCard,
  Ellipsis,
  GripVertical,
  Keyboard,
  LayoutGrid,
  MessagesSquare,
  Palette,
  Pencil,
  Plus,
  Rocket,
  Save,
  Search,
  SlidersHorizontal,
  Star,
  Upload,
  Users,
} from 'lucide-react';
