/** The kit to look at, in development only: `/src/gallery/index.html`. */
import { mount } from 'svelte';
import '../theme/fonts.css';
import '../theme/palette.css';
import '../theme/tokens.css';
import '../theme/base.css';
import '../kit/kit.css';
import '../games/chicago/palette.css';
import '../games/chicago_gangsters/palette.css';
import '../games/chicago_poker/palette.css';
import '../games/gangster/palette.css';
import { speech } from '../words/words.svelte';
import Gallery from './Gallery.svelte';
import Table from './Table.svelte';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'dark';
const target = document.getElementById('app');
if (!target) throw new Error('no #app in the page');
const language = asked.get('language');
await speech.use(language === 'nl' || language === 'de' ? language : 'en', 'chicago-poker');
mount(asked.has('game') ? Table : Gallery, { target });
