// By way of a module: what is asked for by itself would be wrapped for those who ask for its parts by name.
import 'react-dom/client';
