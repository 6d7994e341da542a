/** Replaces the modules of ECharts that the charts use: `drawing.tsx` shows their series, and loading the modules takes seconds. */
export const echarts = {};
