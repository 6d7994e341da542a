// Imported through this module, because a direct import would be wrapped for named imports.
import 'react-dom/client';
