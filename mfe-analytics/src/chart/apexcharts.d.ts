/** Global rules over the chart library's own; nothing is imported from them by name. */
declare module '*/apexcharts.css';
