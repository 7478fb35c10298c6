import { mount } from 'svelte';
import App from './App.svelte';
import './theme/fonts.css';
import './theme/palette.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/table.css';

const target = document.getElementById('app');
if (!target) throw new Error('no #app in index.html');
export default mount(App, { target });
