import { configureStore, createSlice } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider, useSelector } from 'react-redux';

// The baseline of the comparison: React and Redux, one slice, one heading.
const slice = createSlice({ name: 'title', initialState: 'Total Transaction Volume', reducers: {} });
const store = configureStore({ reducer: { title: slice.reducer } });

function Heading() {
  return <h1>{useSelector((state: ReturnType<typeof store.getState>) => state.title)}</h1>;
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Provider store={store}>
      <Heading />
    </Provider>,
  );
}
