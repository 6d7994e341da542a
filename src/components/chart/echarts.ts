import { BarChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { dispose, getInstanceByDom, init, use as take } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

take([BarChart, GridComponent, TooltipComponent, CanvasRenderer]);

/** Only the functions that the charts use: with the whole module, the bundler could not drop the rest. */
export const echarts = { init, dispose, getInstanceByDom };
