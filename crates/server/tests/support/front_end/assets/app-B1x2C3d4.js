document.getElementById('root').textContent = 'Plon'
